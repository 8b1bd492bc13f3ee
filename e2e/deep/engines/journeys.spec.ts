import { formatComparison } from '@/lib/compare/comparison';
import { ROUTES } from '@/lib/config/routes';
import { claims } from '@/lib/content/claims';
import { homeCopy } from '@/lib/content/home';
import type { Segment } from '@/lib/personalization/persona';
import type { Part } from './find-part';
import { expect, test } from './site';
import type { Visitor } from './visitor';

const { copy } = homeCopy.hero;
const { value, label } = claims.freeTrial;
const h1: Part = { css: 'h1' };
const main: Part = { role: 'main' };
const dialog: Part = { role: 'dialog' };
const button = (name: string, inside: Part = { css: 'body' }): Part => ({ role: 'button', name, inside });
const headerLink = (name: string): Part => ({ role: 'link', name, inside: { role: 'banner' } });
const segment: Part = { role: 'combobox', name: 'Segment' };

async function choose(visitor: Visitor, name: string, option: string): Promise<void> {
  await visitor.click({ role: 'combobox', name });
  await visitor.click({ role: 'option', name: new RegExp(`^${option}`) });
  await visitor.expect({ role: 'combobox', name }, { text: new RegExp(option) });
}
async function expectSegment(visitor: Visitor, id: Segment, label: string): Promise<void> {
  await visitor.expect(h1, { text: copy[id].explorer.headline });
  await visitor.expect(segment, { text: new RegExp(label) });
}

test('no page has an error', async ({ visitor }) => {
  test.slow();
  for (const path of Object.values(ROUTES)) {
    await visitor.open(path);
    await visitor.expect(h1, { isShown: true });
    await visitor.expect({ css: '[data-slot=widget-dock]' }, { isShown: true });
    await visitor.expectNoErrors();
  }
});

test('segment, behavior and visitor type change the headline and survive a reload; so does dark mode', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.expect(h1, { text: copy['innovation-leader'].explorer.headline });
  await choose(visitor, 'Segment', 'Developer');
  await visitor.expect(h1, { text: copy.developer.explorer.headline });
  await visitor.expect(segment, { isFocused: true });
  await choose(visitor, 'Behavior', 'Converter');
  await choose(visitor, 'Visitor type', 'Returning');
  await visitor.click(button('Switch to dark mode'));
  await visitor.reload();
  await visitor.expect(h1, { text: copy.developer.converter.headline });
  await visitor.expect({ role: 'combobox', name: 'Visitor type' }, { text: /Returning/ });
  await visitor.expectThat(() => document.documentElement.classList.contains('dark'), true);
});

test('the selectors work with the keyboard alone', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click(segment);
  await visitor.expect({ role: 'option', name: /^Innovation leader/ }, { isFocused: true });
  await visitor.press('Escape');
  await visitor.expect(segment, { isFocused: true });
  await visitor.press('Enter');
  await visitor.expect({ role: 'option', name: /^Innovation leader/ }, { isFocused: true });
  await visitor.press('ArrowDown');
  await visitor.expect({ role: 'option', name: /^Developer/ }, { isFocused: true });
  await visitor.press('Enter');
  await expectSegment(visitor, 'developer', 'Developer');
});

test('Back and Forward within the site show the current persona', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await visitor.click(headerLink('About'));
  await visitor.expectPath('/about');
  await visitor.go('back', '/');
  await expectSegment(visitor, 'innovation-leader', 'Innovation leader');
  await choose(visitor, 'Segment', 'Sales prospect');
  await expectSegment(visitor, 'sales-prospect', 'Sales prospect');
  await visitor.go('forward', '/about');
  await visitor.go('back', '/');
  await expectSegment(visitor, 'sales-prospect', 'Sales prospect');
  await visitor.expectThat(() => 'isSameDocument' in window, true);
});

/** A page enters the back/forward cache only when no request is pending and its service worker has settled. */
async function rest(visitor: Visitor): Promise<void> {
  await visitor.expectThat(() => navigator.serviceWorker.controller !== null, true);
  await visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
}

for (const [cache, pause] of [
  ['the HTTP cache', () => Promise.resolve()],
  ['the back/forward cache', rest],
] as const)
  test(`Back and Forward over full loads, from ${cache}, show the persona chosen since`, async ({
    visitor,
  }) => {
    await visitor.open('/settings');
    await pause(visitor);
    await visitor.open('/');
    await visitor.evaluate(() => void Object.assign(window, { isSameDocument: true }));
    await pause(visitor);
    await visitor.open('/about');
    await pause(visitor);
    await visitor.open('/?x=1');
    await choose(visitor, 'Segment', 'Developer');
    await expectSegment(visitor, 'developer', 'Developer');
    await pause(visitor);
    await visitor.go('back', '/about');
    await visitor.go('back', '/');
    await expectSegment(visitor, 'developer', 'Developer');
    if (pause === rest) await visitor.expectThat(() => 'isSameDocument' in window, true);
    await visitor.go('forward', '/about');
    await visitor.go('forward', '/?x=1');
    await expectSegment(visitor, 'developer', 'Developer');
  });

test('leaving while the next page is being fetched leads to the last target', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('header nav a[href="/solutions"]')?.click();
    const { href } = new URL('/pricing', location.href);
    setTimeout(() => location.assign(href), 5);
  });
  await visitor.expectPath('/pricing');
  await visitor.expectHydrated();
  await new Promise((resolve) => setTimeout(resolve, 700));
  await visitor.expectPath('/pricing');
});

const hasPersonaCookie = () => /(?:^|; )persona=/.test(document.cookie);
/** Sends the events that wait. */
const leave = () => void window.dispatchEvent(new Event('pagehide'));
const listTracking = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/api\/(?:events|exposures|analyze-behavior|user)/.test(path));

test('a visitor who refuses is forgotten and sends nothing more, and the page still adapts', async ({
  visitor,
}) => {
  await visitor.open('/');
  await choose(visitor, 'Segment', 'Developer');
  await visitor.expectThat(hasPersonaCookie, true);
  const leaveAndList = () => visitor.evaluate(leave).then(() => visitor.evaluate(listTracking));
  await expect.poll(leaveAndList, { timeout: 20_000 }).toContain('/api/events');
  await visitor.click(button('Turn it off'));
  await visitor.expect(button('Turn it off'), { isShown: false });
  await visitor.expectThat(hasPersonaCookie, false);
  await visitor.evaluate(() => performance.clearResourceTimings());
  await choose(visitor, 'Segment', 'Sales prospect');
  await expectSegment(visitor, 'sales-prospect', 'Sales prospect');
  await visitor.click(headerLink('About'));
  await visitor.expectPath('/about');
  await visitor.evaluate(leave);
  // An analysis would be sent one second after the click.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await visitor.evaluate(listTracking)).toEqual([]);
  await visitor.expectThat(hasPersonaCookie, false);
});

test('the chat answers a question, and Escape returns focus', async ({ visitor }) => {
  const toggle = { css: '[data-slot=chat-toggle]' };
  const field = { role: 'textbox', inside: dialog };
  await visitor.open('/pricing?visitor=returning');
  await visitor.click(toggle);
  await visitor.expect(field, { isFocused: true });
  await visitor.type('Is there a free trial?');
  await visitor.press('Enter');
  await visitor.expect(
    { css: '[data-author=assistant] > p', inside: dialog },
    { text: new RegExp(`every plan starts with a ${value} ${label}\\.`) },
  );
  await visitor.expect(field, { value: '', isFocused: true });
  await visitor.press('Escape');
  await visitor.expect(toggle, { isFocused: true });
});

test('onboarding runs to its end, and does not come back', async ({ visitor }) => {
  const panel = { role: 'region', name: 'Set up your view' };
  const progress = { role: 'progressbar', name: 'Onboarding progress' };
  await visitor.open('/');
  await visitor.expect(progress, { value: '33' });
  await visitor.click(button('Next', panel));
  await visitor.expect(progress, { value: '67' });
  await visitor.click({ role: 'radio', name: /Build & Integrate/, inside: panel });
  await expectSegment(visitor, 'developer', 'Developer');
  for (const title of ['About you', 'Your view is ready']) {
    await visitor.click(button('Next', panel));
    await visitor.expect({ css: '[tabindex="-1"]:focus', inside: panel }, { text: title });
  }
  await visitor.click(button('Get Started', panel));
  await visitor.expect(panel, { isShown: false });
  await visitor.expect(main, { isFocused: true });
  await visitor.reload();
  await expectSegment(visitor, 'developer', 'Developer');
  await visitor.expect(panel, { isShown: false });
});

test('a settings switch saves at once', async ({ visitor }) => {
  const adaptation = { role: 'switch', name: 'Content personalization' };
  await visitor.open('/settings?segment=developer&visitor=returning');
  await visitor.click(adaptation);
  await visitor.expect({ css: '[data-slot=toast]' }, { text: /Settings updated/ });
  await visitor.open('/');
  await visitor.expect(h1, { text: copy['innovation-leader'].explorer.headline });
  await visitor.open('/settings');
  await visitor.expect(adaptation, { isChecked: false });
});

test('the demo view walks, explains and shares by key, and the shared link opens', async ({ visitor }) => {
  const bar = { role: 'region', name: 'Demo view controls' };
  const link = { role: 'textbox', name: 'Link to this view', inside: bar };
  await visitor.open('/pricing?demo=1&segment=developer');
  await visitor.expect(bar, { text: /Developer · Explorer · New/ });
  await visitor.click(h1);
  await visitor.type('n');
  await visitor.expect(bar, { text: /Developer · Explorer · Returning/ });
  await visitor.type('e');
  await visitor.expect({ css: '[data-slot=reason-list] > li' }, { isShown: true });
  await visitor.type('s');
  await visitor.expect(link, { value: /\/share\// });
  const { value } = await visitor.read(link);
  await visitor.open(new URL(String(value)).pathname);
  await visitor.expectPath('/pricing');
  await visitor.expect({ role: 'region', name: 'Prepared view' }, { isShown: true });
});

test('two personas are compared side by side, and swapped', async ({ visitor }) => {
  const left = { segment: 'developer', cluster: 'explorer', visitor: 'new' } as const;
  const right = { segment: 'sales-prospect', cluster: 'converter', visitor: 'returning' } as const;
  const readHeadlines = () =>
    [...document.querySelectorAll<HTMLIFrameElement>('[data-slot^=compared-] iframe')].map(
      (frame) => frame.contentDocument?.querySelector('h1')?.textContent,
    );
  const headlines = [copy.developer.explorer.headline, copy['sales-prospect'].converter.headline];
  await visitor.open(formatComparison({ left, right, page: '/' }));
  await visitor.expect({ css: '[data-slot=comparison-status]' }, { text: /[1-9]\d* differences/ });
  await visitor.expectThat(readHeadlines, headlines);
  await visitor.expect({ css: '[data-slot=difference-list]' }, { isShown: true });
  await visitor.click(button('Swap sides'));
  await visitor.expectThat(readHeadlines, headlines.toReversed());
});

test('the microphone is there where the engine recognizes speech, and only there', async ({ visitor }) => {
  await visitor.open('/?visitor=returning');
  await visitor.expect(button('Accessibility settings'), { isShown: true });
  const canHear = await visitor.evaluate(
    () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window,
  );
  await visitor.expect(button('Voice commands'), { isShown: canHear });
});

test('the content hub is searched, and an article opens and returns focus', async ({ visitor }) => {
  const article = { role: 'link', inside: { role: 'tabpanel' } };
  await visitor.open('/content-hub?segment=developer&cluster=researcher');
  await visitor.click({ role: 'searchbox', inside: main });
  await visitor.type('WEAK SIGNALS');
  await visitor.expect({ role: 'tab', name: /^All Content/ }, { text: /^All Content [1-9]$/ });
  const { text } = await visitor.read(article);
  await visitor.click(article);
  await visitor.expect({ role: 'heading', name: String(text), inside: dialog }, { isFocused: true });
  await visitor.press('Escape');
  await visitor.expect(article, { isFocused: true });
});

test('feedback is sent and confirmed, and Escape returns focus', async ({ visitor }) => {
  await visitor.open('/?segment=developer&visitor=returning');
  await visitor.click(button('Give feedback'));
  await visitor.click({ role: 'radio', name: '5 stars', inside: dialog });
  await visitor.click({ role: 'textbox', inside: dialog });
  await visitor.type('Found it at once.');
  await visitor.click(button('Submit', dialog));
  await visitor.expect(dialog, { text: /Thank you/ });
  await visitor.press('Escape');
  await visitor.expect(button('Give feedback'), { isFocused: true });
});

test('the accessibility panel enlarges the text, and Reset reverts it', async ({ visitor }) => {
  const readSize = () => getComputedStyle(document.documentElement).fontSize;
  await visitor.open('/about?visitor=returning');
  await visitor.click(button('Accessibility settings'));
  await visitor.click({ role: 'switch', name: 'Larger text', inside: dialog });
  await visitor.expectThat(readSize, '20px');
  await visitor.reload();
  await visitor.expectThat(readSize, '20px');
  await visitor.click(button('Accessibility settings'));
  await visitor.click(button('Reset to Defaults', dialog));
  await visitor.expectThat(readSize, '16px');
  await visitor.press('Escape');
  await visitor.expect(button('Accessibility settings'), { isFocused: true });
});
