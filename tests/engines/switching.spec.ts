import { ROUTES } from '@/lib/config/routes';
import { homeCopy } from '@/lib/content/home';
import { aboutCopy } from '@/lib/content/pages/about';
import {
  chooseCluster,
  chooseSegment,
  chooseVisitorType,
  expectSegment,
  headerLink,
  heading,
  headline,
  segmentSelect,
} from './shell';
import { test } from './site';
import type { Visitor } from './visitor';

test('segment, behavior and visitor type change the page, and a reload keeps them', async ({ visitor }) => {
  await visitor.open('/');
  await heading(visitor).expectText(headline('innovation-leader'));
  await chooseSegment(visitor, 'developer');
  await heading(visitor).expectText(headline('developer'));
  await segmentSelect(visitor).expectFocused();
  await chooseCluster(visitor, 'converter');
  await heading(visitor).expectText(headline('developer', 'converter'));
  await chooseVisitorType(visitor, 'returning');
  await visitor.text(homeCopy.hero.visitor.returning.developer).expectShown();
  await visitor.reload();
  await heading(visitor).expectText(headline('developer', 'converter'));
  await visitor.text(homeCopy.hero.visitor.returning.developer).expectShown();
});

test('the selectors work by keyboard alone', async ({ visitor }) => {
  await visitor.open('/');
  await segmentSelect(visitor).click();
  await visitor.role('listbox').expectShown();
  await visitor.press('Escape');
  await segmentSelect(visitor).expectFocused();
  await visitor.press('Enter');
  await visitor.role('option', /^Innovation leader/).expectFocused();
  await visitor.press('ArrowDown');
  await visitor.role('option', /^Developer/).expectFocused();
  await visitor.press('Enter');
  await expectSegment(visitor, 'developer');
});

test('Back and Forward inside the site show the page of who is there now', async ({ visitor }) => {
  await visitor.open('/');
  await headerLink(visitor, 'About').click();
  await visitor.expectPath('/about');
  await visitor.back();
  await visitor.expectPath('/');
  await expectSegment(visitor, 'innovation-leader');
  await chooseSegment(visitor, 'sales-prospect');
  await expectSegment(visitor, 'sales-prospect');
  await visitor.forward();
  await visitor.expectPath('/about');
  await visitor.back();
  await visitor.expectPath('/');
  await expectSegment(visitor, 'sales-prospect');
});

const expectAbout = (visitor: Visitor) => visitor.text(aboutCopy.head.lede.developer).expectShown();

/** The first visit's pages are left at once and come from the HTTP cache; later ones rest, and are frozen. */
async function goBackAndForward(visitor: Visitor, rest: () => Promise<void>): Promise<void> {
  await visitor.open('/');
  await expectSegment(visitor, 'innovation-leader');
  await rest();
  await visitor.open('/about');
  await rest();
  await visitor.open('/?x=1');
  await chooseSegment(visitor, 'developer');
  await expectSegment(visitor, 'developer');
  await rest();
  await visitor.back();
  await visitor.expectPath('/about');
  await expectAbout(visitor);
  await visitor.back();
  await visitor.expectPath('/');
  await expectSegment(visitor, 'developer');
  await visitor.forward();
  await visitor.expectPath('/about');
  await expectAbout(visitor);
  await visitor.forward();
  await visitor.expectPath('/?x=1');
  await expectSegment(visitor, 'developer');
}

/** A page is frozen only if nothing is on its way, and no service worker has just taken it over. */
async function rest(visitor: Visitor): Promise<void> {
  await visitor.expectThat(() => navigator.serviceWorker.controller !== null, true);
  await visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
}

test('Back and Forward over whole pages agree with what was chosen since', ({ visitor }) =>
  goBackAndForward(visitor, () => Promise.resolve()));

test('Back and Forward over frozen pages agree with what was chosen since', async ({ visitor }) => {
  await visitor.open('/settings');
  await goBackAndForward(visitor, () => rest(visitor));
});

test('Back to a frozen page that is right shows the very same page', async ({ visitor }) => {
  await visitor.open('/settings');
  await rest(visitor);
  await visitor.open('/about');
  await rest(visitor);
  await visitor.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await visitor.open('/pricing');
  await visitor.back();
  await visitor.expectPath('/about');
  await visitor.expectThat(() => 'isSameDocument' in window, true);
});

test('who leaves while the next page is being fetched arrives where they went', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.evaluate((path) => {
    document.querySelector<HTMLAnchorElement>('header nav a[href="/solutions"]')?.click();
    setTimeout(() => location.assign(path), 5);
  }, ROUTES.pricing);
  await visitor.expectPath('/pricing');
  await visitor.expectHydrated();
  await visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  await visitor.expectPath('/pricing');
});
