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

test('Back and Forward over whole pages agree with what was chosen since', async ({ visitor }) => {
  await visitor.open('/');
  await expectSegment(visitor, 'innovation-leader');
  await visitor.open('/about');
  await visitor.open('/?x=1');
  await chooseSegment(visitor, 'developer');
  await expectSegment(visitor, 'developer');
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
