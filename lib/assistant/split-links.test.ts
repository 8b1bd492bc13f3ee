import { ROUTES } from '@/lib/config/routes';
import { splitLinks } from './split-links';

const hrefs = (text: string) => splitLinks(text).flatMap(({ href }) => (href ? [href] : []));

test.each([
  ['You can read more at /pricing.', ['/pricing']],
  ['See /solutions#ai-automation. See also /content-hub.', ['/solutions#ai-automation', '/content-hub']],
  ['/contact', ['/contact']],
  ['(on /api)', ['/api']],
  ['(/api)', ['/api']],
  ['You can read more at /.', ['/']],
  ['Two\n/about\nlines', ['/about']],
])('%s', (text, expected) => {
  expect(hrefs(text)).toEqual(expected);
});

test.each([
  'and / or',
  'https://evil.example/pricing',
  'evil.example/pricing',
  '//evil.example',
  '/unknown',
  '/pricing/secret',
  '/pricing?next=//evil.example',
  '/pricing#',
  '/pricing#a"b',
  '/PRICING',
  '/not-found',
  '/api/chat',
  'javascript:/pricing',
  '<a href="/pricing">click</a>',
  '<img src=x onerror=alert(1)>',
  '/constructor',
  'sales@attune.example',
])('%s holds no link', (text) => {
  expect(splitLinks(text)).toEqual([{ text, href: null }]);
});

test('every page of the site can be linked', () => {
  for (const path of Object.values(ROUTES)) expect(hrefs(`Go to ${path}.`)).toEqual([path]);
});

test.each(['', 'plain', 'Go to /pricing, /cases and (/demo)! Then / or /x.'])(
  'joined, the parts of "%s" are the same text',
  (text) => {
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  },
);
