import { ROUTES } from '@/lib/config/routes';
import { headerLink } from './shell';
import { test } from './site';

test('every page loads', async ({ visitor }) => {
  for (const path of Object.values(ROUTES)) {
    await visitor.open(path);
    await visitor.role('heading', undefined, visitor.role('main')).expectShown();
    await visitor.role('contentinfo').expectShown();
    await visitor.expectNoErrors();
  }
});

test('header links navigate without a full load', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  for (const [name, path] of [
    ['AI Solutions', ROUTES.solutions],
    ['Industries', ROUTES.industries],
    ['About', ROUTES.about],
    ['Home', ROUTES.home],
  ] as const) {
    await headerLink(visitor, name).click();
    await visitor.expectPath(path);
    await visitor.css('h1').expectShown();
  }
  await visitor.expectThat(() => 'isSameDocument' in window, true);
});
