import { smartFlowCopy } from '@/lib/content/smart-flow';
import { SMART_FLOW_STEPS } from '@/lib/personalization/smart-flow';
import { pauseClock } from '../support/pause-clock';
import { expect, open, test } from '../support/site';
import { dialog, inTour, stepTitle } from '../support/smart-flow-dialog';
import { watchPatches } from '../support/watch-patches';

const PERCENTS = [17, 33, 50, 67, 83, 100];

test('Try Smart Onboarding opens a modal of six steps, personalizes for 800 ms, and Complete only closes it', async ({
  page,
}) => {
  const patches = watchPatches(page);
  await page.clock.install();
  await open(page, '/features?segment=developer&visitor=returning');
  const opener = page.getByRole('button', { name: 'Try Smart Onboarding' }).first();
  await opener.click();
  await expect(stepTitle(page)).toBeFocused();
  await pauseClock(page);
  const badge = dialog(page).getByText('Personalizing');
  await expect(badge).toBeHidden();
  for (const [index, step] of SMART_FLOW_STEPS.entries()) {
    const { title, chip, notes } = smartFlowCopy.steps[step];
    await expect(stepTitle(page)).toHaveText(title);
    await expect(stepTitle(page)).toBeFocused();
    await expect(dialog(page).getByRole('status')).toContainText(`Step ${index + 1} of 6`);
    await expect(dialog(page).getByRole('status')).toContainText(`${PERCENTS[index]}% complete`);
    await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('value', String(PERCENTS[index]));
    await expect(inTour(page, chip)).toHaveAttribute('aria-current', 'step');
    const isNoted = step === 'enterprise-ai' || step === 'getting-started';
    await expect(dialog(page).getByText('For you:')).toHaveCount(isNoted ? 1 : 0);
    if (isNoted) await expect(dialog(page)).toContainText(notes.developer ?? 'no note');
    if (index > 0) {
      await page.clock.runFor(799);
      await expect(badge).toBeVisible();
      await page.clock.runFor(1);
      await expect(badge).toBeHidden();
    }
    if (index < 5) await inTour(page, 'Next').click();
  }
  await expect(inTour(page, 'Next')).toBeHidden();
  await inTour(page, 'Complete').click();
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/\/features/);
  expect(patches).toEqual([]);
});
