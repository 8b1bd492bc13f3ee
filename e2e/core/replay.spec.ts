import {
  button,
  event,
  fact,
  headline,
  headlineOf,
  openReplay,
  replay,
  slider,
  visit,
} from '../support/replay-panel';
import { expect, openWithWidgets, test } from '../support/site';

test('a visit is replayed step by step, with the rules, their confidence and the page that follows', async ({
  page,
}) => {
  await openReplay(page, 'C C C S90 S90');
  await expect(event(page)).toHaveText('Step 1 of 5: Clicked a main button');
  await expect(headline(page)).toHaveText(headlineOf('explorer'));
  await expect(fact(page, 'The rules say')).toHaveText('Explorer');
  await expect(fact(page, 'Confidence')).toHaveText('50%');
  await button(page, 'Step forward').click();
  await button(page, 'Step forward').click();
  await expect(event(page)).toHaveText('Step 3 of 5: Clicked a main button');
  await expect(fact(page, 'Calls to action')).toHaveText('3');
  await expect(fact(page, 'The rules say')).toHaveText('Converter');
  await expect(fact(page, 'Confidence')).toHaveText('80%');
  await expect(fact(page, 'The page shown')).toHaveText('Converter, just changed');
  await expect(replay(page)).toContainText(
    'If clicks on calls to action is above 2 → Set behavior group: Converter',
  );
  await expect(headline(page)).toHaveText(headlineOf('converter'));
  await slider(page).press('End');
  await expect(event(page)).toHaveText('Step 5 of 5: Scrolled down to 90%');
  await expect(fact(page, 'Average scroll depth')).toHaveText('90%');
  await expect(headline(page)).toHaveText(headlineOf('researcher'));
  await slider(page).press('Home');
  await expect(headline(page)).toHaveText(headlineOf('explorer'));
  await slider(page).press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Step 2 of 5: Clicked a main button');
  await button(page, 'Step back').click();
  await expect(event(page)).toHaveText('Step 1 of 5: Clicked a main button');

  for (const [cluster, name] of [
    ['researcher', 'Researcher'],
    ['converter', 'Converter'],
    ['explorer', 'Explorer'],
  ] as const) {
    await visit(page).selectOption(cluster);
    await expect(event(page)).toContainText('Step 1 of');
    await slider(page).press('End');
    await expect(fact(page, 'The page shown')).toContainText(name);
    await expect(headline(page)).toHaveText(headlineOf(cluster));
  }
});

test('playback takes 2 s a step, can be paused and sped up, and starts again from the end', async ({
  page,
}) => {
  await page.clock.install();
  await openReplay(page, 'P P P');
  await button(page, 'Play').click();
  await page.clock.runFor(2000);
  await expect(event(page)).toContainText('Step 2 of 3');
  await button(page, 'Pause').click();
  await page.clock.runFor(10_000);
  await expect(event(page)).toContainText('Step 2 of 3');
  await replay(page).getByRole('combobox', { name: 'Speed' }).selectOption('2');
  await button(page, 'Play').click();
  await page.clock.runFor(1000);
  await expect(event(page)).toContainText('Step 3 of 3');
  await button(page, 'Play again').click();
  await expect(event(page)).toContainText('Step 1 of 3');
});

test("the visitor's own visit is replayed in the demo view, and none of their data changes", async ({
  page,
  context,
}) => {
  await openWithWidgets(page, '/features');
  await page.getByRole('tab', { name: 'Personalization' }).click();
  await page.getByRole('link', { name: 'Replay this visit' }).click();
  await expect(event(page)).toContainText('Opened a page');
  await expect(visit(page)).toHaveValue('own');
  expect(new URL(page.url()).search).toBe('');
  await slider(page).press('End');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('persona');
});
