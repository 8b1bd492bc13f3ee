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

test('segment, behavior and visitor type change the page, and survive a reload', async ({ visitor }) => {
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

test('the selectors work with the keyboard alone', async ({ visitor }) => {
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

test('Back and Forward within the site show the current persona', async ({ visitor }) => {
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

/** Without a rest, pages come from the HTTP cache; with one, from the back/forward cache. */
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

/** A page enters the back/forward cache only when no request is pending and no service worker has just claimed it. */
async function rest(visitor: Visitor): Promise<void> {
  await visitor.expectThat(() => navigator.serviceWorker.controller !== null, true);
  await visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
}

test('Back and Forward over full loads show the persona chosen since', ({ visitor }) =>
  goBackAndForward(visitor, () => Promise.resolve()));

test('Back and Forward over the back/forward cache show the persona chosen since', async ({ visitor }) => {
  await visitor.open('/settings');
  await goBackAndForward(visitor, () => rest(visitor));
});

test('Back to an up-to-date cached page restores the same document', async ({ visitor }) => {
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

test('leaving while the next page is being fetched leads to the last target', async ({ visitor }) => {
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
