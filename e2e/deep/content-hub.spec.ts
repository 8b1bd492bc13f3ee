import { hubBrowserCopy } from '@/lib/content/hub-browser';
import { HUB, panel, reader } from '../support/content-hub-page';
import { expect, open, test } from '../support/site';

test(
  'a click outside closes an article and returns focus; Back from a related article closes the reader',
  { tag: '@history' },
  async ({ page }) => {
    await open(page, HUB);
    const link = panel(page).getByRole('link').first();
    await link.click();
    await expect(reader(page)).toBeVisible();
    await page.mouse.click(4, 400);
    await expect(reader(page)).toHaveCount(0);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await expect(link).toBeFocused();
    await page.goForward();
    const related = reader(page).getByRole('navigation', { name: hubBrowserCopy.reader.nextLabel });
    const next = related.getByRole('link').first();
    const title = await next.innerText();
    await next.click();
    await expect(reader(page).getByRole('heading', { level: 3, name: title })).toBeFocused();
    await page.goBack();
    await expect(reader(page)).toHaveCount(0);
    await expect(panel(page)).toBeVisible();
  },
);
