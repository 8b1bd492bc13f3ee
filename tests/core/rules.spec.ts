import { rulesViewerCopy } from '@/lib/content/rules-viewer';
import { rule } from '../support/pages/features-page';
import { expect, open, test } from '../support/site/site';

test(
  "the twelve rules expand and collapse, and 'Copy Code' copies a rule and says 'Copied!' for a while",
  { tag: '@chromium' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/features?visitor=returning#rules');
    const heads = page.locator('#rules li > h3 > button');
    const expanded = page.locator('#rules li > h3 > button[aria-expanded=true]');
    await expect(heads).toHaveCount(12);
    await expect(expanded).toHaveCount(0);
    await heads.first().click();
    await expect(page.locator('#persona-source-body')).toBeVisible();
    await heads.first().press('Enter');
    await expect(page.locator('#persona-source-body')).toBeHidden();
    await page.getByRole('button', { name: rulesViewerCopy.expandAll }).click();
    await expect(expanded).toHaveCount(12);
    const priority = rule(page, 'block-priority');
    await priority.getByRole('button', { name: 'Copy Code' }).click();
    await expect(priority.getByRole('button', { name: 'Copied!' })).toBeVisible();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toContain('// block-priority, priority 50, enabled');
    expect(code).toContain(
      "  if (block === 'automation' && segment === 'developer') return { type: 'set', target: 'priority', value: 95 };\n",
    );
    await expect(priority.getByRole('button', { name: 'Copy Code' })).toBeVisible();

    await page.getByRole('button', { name: rulesViewerCopy.collapseAll }).click();
    await expect(expanded).toHaveCount(0);
  },
);
