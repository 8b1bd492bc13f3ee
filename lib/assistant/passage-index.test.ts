import { openIndex } from './passage-index';

test('the index is built in pieces, between which others have their turn', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const { passages } = await openIndex();
  clearInterval(timer);
  expect(passages.length).toBeGreaterThan(400);
  expect(turns).toBeGreaterThan(10);
  // A loaded machine builds it slowly.
}, 30_000);

test('a passage is found by its own question, whoever has the same wording', async () => {
  const { passages, findAsked } = await openIndex();
  const lost = passages.filter(({ question }) => findAsked(question)?.question !== question);
  expect(lost.map(({ question }) => question)).toEqual([]);
});
