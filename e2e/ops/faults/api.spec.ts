import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { shellCopy } from '@/lib/content/shell';
import { API_FAILURES, startFailingApi, type ApiFailure } from '../../support/faults/failing-api';
import { scale } from '../../support/faults/scale';
import { expect, open, test } from '../../support/site';

test.describe.configure({ retries: 0 });
// The browser logs failed requests itself.
test.use({ allowedConsole: /^Failed to load resource/ });

const FAILURES = Object.keys(API_FAILURES) as ApiFailure[];

/** By default one failure per page; FAULTS=long tries all of them. */
const routesFor = (failure: ApiFailure) =>
  Object.values(ROUTES).filter((_, index) =>
    scale({ test: index % FAILURES.length === FAILURES.indexOf(failure), long: true }),
  );

/** Controls that a page has without /api, in addition to the color mode of every page. */
const CONTROLS: Readonly<Record<string, readonly ('combobox' | 'tab')[]>> = {
  [ROUTES.home]: ['combobox', 'tab'],
  [ROUTES.contentHub]: ['combobox', 'tab'],
  [ROUTES.features]: ['tab'],
  [ROUTES.analytics]: ['combobox', 'tab'],
};

async function exerciseControls(page: Page, path: string) {
  for (const role of CONTROLS[path] ?? []) await expect(page.getByRole(role)).not.toHaveCount(0);
  const html = page.locator('html');
  await page.getByRole('button', { name: shellCopy.colorMode.toDark }).first().click();
  await expect(html).toHaveClass(/dark/);
  await page.getByRole('button', { name: shellCopy.colorMode.toLight }).first().click();
  await expect(html).not.toHaveClass(/dark/);
  for (const selector of await page.locator('button[role=combobox]').all()) {
    await selector.click();
    const option = page.getByRole('option').last();
    const label = (await option.innerText()).split('\n')[0] ?? '';
    await option.click();
    await expect(selector).toContainText(label);
  }
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
}

for (const failure of FAILURES) {
  test(`every page renders, and its color mode, lists and tabs work, while /api ${failure}`, async ({
    page,
    baseURL,
  }) => {
    const routes = routesFor(failure);
    test.setTimeout(30_000 + routes.length * 15_000);
    const site = await startFailingApi(baseURL ?? '', failure);
    try {
      for (const path of routes) {
        await test.step(path, async () => {
          await open(page, site.url + path);
          await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
          await exerciseControls(page, path);
          await expect(page.locator('[aria-busy=true]:visible'), 'no endless loading state').toHaveCount(0);
        });
      }
    } finally {
      await site.stop();
    }
  });
}
