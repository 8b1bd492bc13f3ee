import type { Page } from 'playwright/test';
import { shellCopy } from '@/lib/content/shell';
import { expect } from '@/tests/support/site/site';

/** Without white space, because a translator can drop it between the elements that it replaces texts with. */
const strip = (text: string | null) => text?.replaceAll(/\s+/g, '') ?? '';

/** Uses what every page has: color mode, lists and tabs, then a link and Back. */
export async function useControls(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toBeEmpty();
  await expect(heading).not.toHaveText(shellCopy.error.heading);
  const html = page.locator('html');
  await page.getByRole('button', { name: shellCopy.colorMode.toDark }).first().click();
  await expect(html).toHaveClass(/dark/);
  await page.getByRole('button', { name: shellCopy.colorMode.toLight }).first().click();
  await expect(html).not.toHaveClass(/dark/);
  for (const list of await page.locator('button[role=combobox]').all()) {
    await list.click();
    const option = page.getByRole('option').last();
    const label = strip((await option.innerText()).split('\n')[0] ?? '');
    await option.click();
    await expect.poll(async () => strip(await list.textContent())).toContain(label);
  }
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.locator('[aria-busy=true]:visible'), 'no endless loading state').toHaveCount(0);
  await expect(heading).not.toHaveText(shellCopy.error.heading);
}
