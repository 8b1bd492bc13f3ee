import { formatComparison } from '@/lib/compare/comparison';
import { demoViewCopy } from '@/lib/content/demo-view';
import { homeCopy } from '@/lib/content/home';
import { compareCopy } from '@/lib/content/pages/compare';
import { shellCopy } from '@/lib/content/shell';
import { button, expectSegment, heading, headline } from './shell';
import { expect, test } from './site';
import type { Visitor } from './visitor';

const { bar: barCopy, exit, explain, guest: guestCopy, share } = demoViewCopy;
const bar = (visitor: Visitor) => visitor.role('region', barCopy.label);
const who = (visitor: Visitor) => visitor.css('[data-slot=demo-walk] p');

test("the demo view opens, moves on with N, explains with E, and returns to the visitor's page on exit", async ({
  visitor,
}) => {
  await visitor.open('/?segment=developer');
  await visitor.role('link', shellCopy.selectorBar.demoView).click();
  await bar(visitor).expectText(new RegExp(barCopy.promise));
  await who(visitor).expectText('Developer · Explorer · New');
  await heading(visitor).click();
  await visitor.press('n');
  await who(visitor).expectText('Developer · Explorer · Returning');
  await visitor.text(homeCopy.hero.visitor.returning.developer).expectShown();
  await visitor.press('e');
  await button(visitor, explain.open, bar(visitor)).expectShown();
  await visitor.expectThat(() => document.querySelectorAll('[data-slot=reason-list] > li').length > 5, true);
  await button(visitor, exit, bar(visitor)).click();
  await bar(visitor).expectGone();
  await expectSegment(visitor, 'developer');
});

test('a shared link opens the same view in a new session', async ({ arrive }) => {
  const host = await arrive();
  await host.open('/pricing?demo=1&segment=developer&cluster=converter&visitor=returning');
  await button(host, share.open, bar(host)).click();
  const panel = host.role('group', share.heading);
  await host.role('textbox', share.company, panel).click();
  await host.type('Acme');
  await bar(host).expectText(/Prepared for Acme/);
  await host.role('status', undefined, panel).expectText(new RegExp(share.until));
  const { value } = await host.role('textbox', share.link, panel).read();
  const link = new URL(value).pathname;
  expect(link).toMatch(/^\/share\//);

  const guest = await arrive();
  await guest.open(link);
  await guest.expectPath('/pricing');
  await guest.role('region', guestCopy.label).expectText(/Prepared for Acme/);
});

test('two personas are compared side by side, and swapped', async ({ visitor }) => {
  const left = { segment: 'developer', cluster: 'explorer', visitor: 'new' } as const;
  const right = { segment: 'sales-prospect', cluster: 'converter', visitor: 'returning' } as const;
  await visitor.open(formatComparison({ left, right, page: '/' }));
  const status = visitor.css('[data-slot=comparison-status]');
  await status.expectText(/[1-9]\d* differences/);
  const headlines = () =>
    ['left', 'right'].map(
      (side) =>
        document
          .querySelector<HTMLIFrameElement>(`[data-slot=compared-${side}] iframe`)
          ?.contentDocument?.querySelector('h1')?.textContent,
    );
  const words = [headline('developer'), headline('sales-prospect', 'converter')];
  await visitor.expectThat(headlines, words);
  await button(visitor, compareCopy.tool.swap).click();
  await visitor.expectThat(headlines, words.toReversed());
  await visitor.expectPath(formatComparison({ left: right, right: left, page: '/' }));
});
