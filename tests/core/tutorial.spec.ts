import type { Page } from 'playwright/test';
import { shellCopy } from '@/lib/content/shell';
import { tutorialCopy } from '@/lib/content/tutorial';
import { TUTORIAL_STEPS } from '@/lib/personalization/tutorial';
import { help, panel } from '../support/pages/onboarding-panel';
import { pauseClock } from '../support/browser/pause-clock';
import { expect, hydrated, open, test } from '../support/site/site';
import { card, inCard, opener, ring, start, stepTitle, titles, walkTo } from '../support/pages/tutorial-card';
import { watchPatches } from '../support/browser/watch-patches';

const COMPLETED = '/api/user/{id}/new-user-status {"isNewUser":false}';
const tab = (page: Page, name: string) => card(page).getByRole('tab', { name });

test('seven steps: Next waits 1000 ms, then 500 ms, and Finish completes onboarding at once', async ({
  page,
}) => {
  const patches = watchPatches(page);
  await page.clock.install();
  await start(page, '/');
  await pauseClock(page);
  for (const [index, { id, tab: tabId }] of TUTORIAL_STEPS.entries()) {
    await expect(stepTitle(page)).toHaveText(titles[index] ?? '');
    await expect(tab(page, tutorialCopy.tabs[tabId])).toHaveAttribute('aria-selected', 'true');
    await expect(card(page).getByText(`Step ${index + 1} of 7`, { exact: true })).toBeVisible();
    await expect(card(page).getByRole('progressbar')).toHaveAttribute('value', String(index + 1));
    await expect(ring(page)).toHaveAttribute('id', tutorialCopy.steps[id].targetElementId);
    if (index === 6) break;
    await inCard(page, 'Next').click();
    await expect(card(page).getByText(`Step ${index + 1} of 7 · Done`)).toBeVisible();
    await page.clock.runFor(index === 0 ? 999 : 499);
    await expect(stepTitle(page)).toHaveText(titles[index] ?? '');
    await page.clock.runFor(1);
  }
  await inCard(page, 'Back').click();
  await expect(stepTitle(page)).toHaveText('Three switches');
  await inCard(page, 'Next').click();
  await page.clock.runFor(500);
  await inCard(page, 'Finish').click();
  await expect(card(page)).toBeHidden();
  await expect(ring(page)).toHaveCount(0);
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Visitor type' })).toHaveText(/Returning/);
  await expect(opener(page)).toBeFocused();
  await expect.poll(() => patches).toEqual([COMPLETED]);
  await page.clock.resume();
  await open(page, '/');
  await expect(panel(page)).toBeHidden();
  await opener(page).click();
  await expect(stepTitle(page)).toHaveText('Welcome');
});

test('the help offer opens it, its Settings tab has the real switches, and Skip completes onboarding', async ({
  page,
}) => {
  const patches = watchPatches(page);
  await open(page, '/');
  await panel(page).getByRole('button', { name: 'Skip', exact: true }).click();
  await help(page).getByRole('button', { name: 'Interactive Tutorial' }).click();
  await expect(stepTitle(page)).toBeFocused();
  await tab(page, 'Welcome').press('ArrowRight');
  await expect(tab(page, 'Recommendations')).toBeFocused();
  await expect(stepTitle(page)).toHaveText(tutorialCopy.steps.recommendations.title);
  await page.keyboard.press('End');
  await expect(stepTitle(page)).toHaveText(tutorialCopy.steps.settings.title);
  await expect(card(page)).toContainText('You are looking around. Next continues from step 1.');
  const { label } = shellCopy.settings.switches.behavioralAnalytics;
  await card(page).getByRole('switch', { name: label }).click();
  await expect(page.locator('[data-slot="settings-counter"]')).toHaveText(['2 of 3 active', '2 of 3 active']);
  await inCard(page, 'Skip').click();
  await expect(card(page)).toBeHidden();
  await expect(help(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect
    .poll(() => patches)
    .toEqual(['/api/personalization-settings/{id} {"behavioralAnalytics":false}', COMPLETED]);
});

test('Escape closes it at its step and completes nothing; it goes on there, follows the visitor to other pages and keeps its ring in a new segment', async ({
  page,
}) => {
  const patches = watchPatches(page);
  await start(page);
  await walkTo(page, 1);
  const headline = page.getByRole('heading', { level: 1 });
  const before = await headline.innerText();
  const developer = card(page).getByRole('radio', { name: 'Developer' });
  await developer.check();
  await expect(headline).not.toHaveText(before);
  await expect(developer).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Segment' })).toHaveText(/Developer/);
  await expect(ring(page)).toHaveAttribute('id', 'selector-segment');

  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(card(page)).toBeHidden();
  await opener(page).click();
  await expect(stepTitle(page)).toHaveText(tutorialCopy.steps.segments.title);

  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(card(page)).toContainText(tutorialCopy.absent.text);
  await expect(ring(page)).toHaveCount(0);
  await card(page).getByRole('link', { name: tutorialCopy.absent.link.label }).click();
  await expect(page).toHaveURL('/');
  await expect(ring(page)).toHaveAttribute('id', 'selector-segment');
  await inCard(page, 'Close').click();
  await expect(opener(page)).toBeFocused();
  expect(patches).toEqual(['/api/user/{id}/segment {"segment":"developer"}']);
});
