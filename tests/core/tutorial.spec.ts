import type { Page } from 'playwright/test';
import { shellCopy } from '@/lib/content/shell';
import { tutorialCopy } from '@/lib/content/tutorial';
import { help, panel } from '../support/pages/onboarding-panel';
import { expect, hydrated, open, test } from '../support/site/site';
import { card, inCard, opener, ring, start, stepTitle, walkTo } from '../support/pages/tutorial-card';
import { watchPatches } from '../support/browser/watch-page';

const COMPLETED = '/api/user/{id}/new-user-status {"isNewUser":false}';
const tab = (page: Page, name: string) => card(page).getByRole('tab', { name });

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
