import { SURE } from '@/lib/assistant/confidence';
import { askStrangers, crossValidate, listExamples, summarize } from './evaluate';

test('the strangers find the right passage, and a sure answer is hardly ever wrong', async () => {
  const outcomes = await askStrangers();
  const { first, amongThree, onScreen, sure, sureWrong } = summarize(outcomes);
  expect(first).toBeGreaterThanOrEqual(0.68);
  expect(amongThree).toBeGreaterThanOrEqual(0.86);
  expect(onScreen).toBeGreaterThanOrEqual(0.8);
  expect(sureWrong / sure).toBeLessThanOrEqual(0.05);
});

test('what is sure by weights that were fitted to other questions is wrong in one of twenty at most', async () => {
  const examples = crossValidate(await listExamples());
  const sure = examples.filter(({ confidence }) => confidence >= SURE);
  expect(sure.length).toBeGreaterThan(0.2 * examples.length);
  expect(sure.filter(({ isRight }) => !isRight).length / sure.length).toBeLessThanOrEqual(0.05);
});
