import { contentBlockCopy } from '@/lib/content/content-blocks';
import { homeCopy } from '@/lib/content/home';
import { ruleCopy } from '@/lib/content/rules';
import { rulesViewerCopy } from '@/lib/content/rules-viewer';
import { selectContentBlocks } from '@/lib/personalization/content-blocks';
import { formatRuleCode } from '@/lib/personalization/format-rule-code';
import { PERSONAS } from '@/lib/personalization/persona';
import { RULES } from '@/lib/personalization/rules';
import { BLOCK_PRIORITY } from '@/lib/personalization/rules/content-blocks';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { panel, rule, tab, topic, viewer } from '../support/features-page';
import { expect, open, test } from '../support/site';

const firstBlocks = selectContentBlocks({ segment: 'sales-prospect', cluster: 'converter' }, 3)
  .map(({ id }) => contentBlockCopy[id].title)
  .join(' · ');

test.describe('the personalization logic', () => {
  const TOPICS = ['Overview', 'Rules & Logic', 'Before/After', 'Implementation'];

  test('has four tabs', async ({ page }) => {
    await open(page, '/features#documentation');
    await expect(viewer(page).getByRole('tab')).toHaveText(TOPICS);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(RULES.length + 1);
  });

  test('the twelve rules expand and collapse, individually and together', async ({ page }) => {
    await open(page, '/features#rules');
    const heads = page.locator('#rules li > h3 > button');
    await expect(heads).toHaveCount(12);
    await expect(page.locator('#rules li > h3 > button[aria-expanded=true]')).toHaveCount(0);
    for (const [index, { id }] of RULES.entries())
      await expect(heads.nth(index)).toContainText(ruleCopy[id].name);
    await heads.first().click();
    await expect(page.locator('#persona-source-body')).toBeVisible();
    await heads.first().press('Enter');
    await expect(page.locator('#persona-source-body')).toBeHidden();
    await page.getByRole('button', { name: rulesViewerCopy.expandAll }).click();
    await expect(page.locator('#rules li > h3 > button[aria-expanded=true]')).toHaveCount(12);
    for (const { id } of RULES)
      for (const example of ruleCopy[id].examples)
        await expect(rule(page, id).getByText(example)).toBeVisible();
    await page.getByRole('button', { name: rulesViewerCopy.collapseAll }).click();
    await expect(page.locator('#rules li > h3 > button[aria-expanded=true]')).toHaveCount(0);
  });

  test("'Copy Code' copies the rule and says 'Copied!' for 2 s", async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page, '/features#rule-block-priority');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const shown = rule(page, 'block-priority');
    await shown.getByRole('button', { name: 'Copy Code' }).click();
    await expect(shown.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(formatRuleCode(BLOCK_PRIORITY));
    await page.clock.runFor(1900);
    await expect(shown.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await page.clock.runFor(200);
    await expect(shown.getByRole('button', { name: 'Copy Code' })).toBeVisible();
  });

  test('without clipboard access the code is shown and selected', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await open(page, '/features#rule-block-priority');
    await rule(page, 'block-priority').getByRole('button', { name: 'Copy Code' }).click();
    const code = page.getByRole('textbox', { name: /Copying is blocked here/ });
    await expect(code).toBeFocused();
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(formatRuleCode(BLOCK_PRIORITY));
  });

  test('every rule can be tried, and nothing of that is loaded before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await open(page, '/features');
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await tab(page, 'Documentation').click();
    await topic(page, 'Rules & Logic').click();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
    await page.getByRole('button', { name: rulesViewerCopy.expandAll }).click();
    for (const { id } of RULES) {
      await rule(page, id).getByRole('button', { name: rulesViewerCopy.try.open }).click();
      await expect(rule(page, id).locator('[data-slot=rule-trial]')).toBeVisible();
    }
    const audience = rule(page, 'navigation-audience');
    await audience.getByRole('combobox', { name: 'Your segment' }).selectOption('unknown');
    await expect(audience.getByRole('status')).toContainText(rulesViewerCopy.try.fired.otherwise);
    await expect(audience.getByRole('status')).toContainText('Sales prospect');
    const boost = rule(page, 'navigation-boost');
    await boost.getByRole('combobox', { name: 'The page' }).selectOption('case-studies');
    await boost.getByRole('combobox', { name: 'Your behavior' }).selectOption('researcher');
    await expect(boost.getByRole('status')).toContainText('Total points: 40');
  });

  test('before and after show the real copy', async ({ page }) => {
    await open(page, '/features?segment=sales-prospect&cluster=converter#before-after');
    const [before, after] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
    await expect(before).toContainText(homeCopy.hero.copy['innovation-leader'].explorer.headline);
    await expect(before).toContainText(callToActionCopy['schedule-demo'].label);
    await expect(after).toContainText(homeCopy.hero.copy['sales-prospect'].converter.headline);
    await expect(after).toContainText(homeCopy.hero.copy['sales-prospect'].converter.lede);
    await expect(after).toContainText(callToActionCopy['start-free-trial'].label);
    await expect(after).toContainText(firstBlocks);
  });

  test('the standard view is compared with exactly one other view', async ({ request }) => {
    const html = (await (await request.get('/features')).text()).replaceAll('&#x27;', "'");
    const shipped = PERSONAS.filter(
      ({ segment, cluster, visitor }) =>
        visitor === 'new' && html.includes(homeCopy.hero.copy[segment][cluster].headline),
    );
    expect(shipped).toHaveLength(2);
  });

  test('the implementation tab shows what applies to this visit', async ({ page, context }) => {
    await open(page, '/features?segment=developer&cluster=researcher&visitor=returning#implementation');
    const cookie = (await context.cookies()).find(({ name }) => name === 'persona');
    await expect(panel(page, 'Implementation')).toContainText(`persona=${cookie?.value}`);
    await expect(panel(page, 'Implementation')).toContainText('/developer.researcher.returning/features');
  });
});
