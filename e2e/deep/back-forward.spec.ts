import {
  expectDeveloper,
  goBack,
  goForward,
  leaveForDeveloper,
  noteRestoring,
  wasRestored,
} from '../support/back-forward-visit';
import { expect, openWithTracker, test } from '../support/site';

function journeys(isRestored: boolean) {
  for (const [what, first] of [
    ['the persona chosen on another page', '/?visitor=returning'],
    ['a later choice, not the persona of an ad', '/?visitor=returning&utm_campaign=pipeline-search'],
  ] as const)
    test(`Back and Forward show ${what}`, async ({ page }) => {
      await leaveForDeveloper(page, first);
      await goBack(page);
      await expect(page).toHaveURL(/\/about$/);
      await goBack(page);
      await expectDeveloper(page);
      await goForward(page);
      await expect(page).toHaveURL(/\/about$/);
      await goForward(page);
      await expect(page).toHaveURL(/x=1$/);
      await expectDeveloper(page);
    });

  test('an up-to-date page is not requested again', async ({ page }) => {
    await noteRestoring(page);
    await openWithTracker(page, '/?segment=developer&visitor=returning');
    await openWithTracker(page, '/about');
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['rsc'] && request.method() === 'GET') refreshes.push(request.url());
    });
    await goBack(page);
    await expectDeveloper(page);
    await page.waitForTimeout(1000);
    expect(refreshes).toEqual([]);
    expect(await wasRestored(page)).toBe(isRestored);
  });
}

test.describe('from the HTTP cache', () => journeys(false));
test.describe('from the back/forward cache', { tag: '@history' }, () => journeys(true));
