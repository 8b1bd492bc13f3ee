import { campaigns } from '@/lib/content/campaigns';
import { heroMessages } from '@/lib/content/hero-messages';
import { formatCampaignName } from '@/lib/personalization/campaign';
import { adUrl } from '../../scripts/content/ad-urls';
import { readShift, title } from '../support/campaign-visit';
import { expect, openWithWidgets, test } from '../support/site';

for (const row of campaigns) {
  test(`${formatCampaignName(row)}: its promise stays, nothing moves, and no text of the address appears`, async ({
    page,
  }) => {
    const { pathname, search } = new URL(adUrl(row, 'http://localhost'));
    await openWithWidgets(page, `${pathname}${search}&utm_source=zq9<b>1</b>&gclid=zq9&x=zq9`);
    await expect(title(page)).toHaveText(heroMessages[row.message].headline);
    expect(await readShift(page)).toBe(0);
    await expect(page.locator('[data-slot=selector-bar]')).toBeVisible();
    expect(await page.locator('body').innerText()).not.toContain('zq9');
  });
}
