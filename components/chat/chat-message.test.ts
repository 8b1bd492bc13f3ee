import { ROUTES } from '@/lib/config/routes';
import { site } from '@/lib/content/site';
import { splitLinks } from './chat-message';

const linked = (text: string) =>
  splitLinks(text).flatMap((part) => (part.kind === 'plain' ? [] : [part.text]));

test.each([
  ['You can read more at /pricing.', ['/pricing']],
  ['See /solutions#ai-automation. See also /content-hub.', ['/solutions#ai-automation', '/content-hub']],
  ['/contact', ['/contact']],
  ['(on /api)', ['/api']],
  ['You can read more at /.', ['/']],
  ['Two\n/about\nlines', ['/about']],
  [`Ask ${site.emails.sales}, or ${site.emails.support}.`, [site.emails.sales, site.emails.support]],
])('%s', (text, expected) => {
  expect(linked(text)).toEqual(expected);
});

const UNLINKED = `https://evil.example/pricing evil.example/pricing //evil.example /unknown /pricing/secret
  /pricing?next=//evil.example /pricing# /pricing#a"b /PRICING /not-found /api/chat javascript:/pricing /constructor
  ceo@${site.domain} ${site.emails.sales}.evil.example mailto:${site.emails.sales}`;

test.each([
  ...UNLINKED.split(/\s+/),
  'and / or',
  '<a href="/pricing">click</a>',
  '<img src=x onerror=alert(1)>',
])('%s contains no link', (text) => {
  expect(splitLinks(text)).toEqual([{ text, kind: 'plain' }]);
});

test('every page of the site can be linked', () => {
  for (const path of Object.values(ROUTES)) expect(linked(`Go to ${path}.`)).toEqual([path]);
});

test.each(['', 'plain', 'Go to /pricing, /cases and (/demo)! Then / or /x.'])(
  'the parts of "%s" join to the same text',
  (text) => {
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  },
);
