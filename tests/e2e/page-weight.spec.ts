import { ROUTES } from '@/lib/config/routes';
import { expect, test } from './site';

/** `../shared/quality-bar.md`; a browser outside of tests also asks for the manifest and its icon. */
const REQUESTS = 12 - 2;
/** The one of all pages, the page's own, and the widgets. */
const SCRIPTS = 3;

for (const path of [ROUTES.home, ROUTES.features, ROUTES.about, ROUTES.contact]) {
  test(`${path}: a page that nobody touches asks for at most ${REQUESTS} things`, async ({
    context,
    page,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const asked: string[] = [];
    session.on('Network.requestWillBeSent', ({ request }) => asked.push(new URL(request.url).pathname));
    await page.goto(path);
    await page.locator('[data-slot=chat-toggle]').waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = asked.filter((name) => name.endsWith('.js'));
    expect(new Set(scripts).size, scripts.join()).toBeLessThanOrEqual(SCRIPTS);
    expect(asked.length, asked.join()).toBeLessThanOrEqual(REQUESTS);
  });
}
