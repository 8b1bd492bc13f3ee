import { ROUTES } from '@/lib/config/routes';
import { appendNextStep, appendSuggestions, splitLinks, splitNextStep, splitSuggestions } from './reply-text';

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

const UNLINKED = `https://evil.example/pricing evil.example/pricing //evil.example /unknown /pricing/secret
  /pricing?next=//evil.example /pricing# /pricing#a"b /PRICING /not-found /api/chat javascript:/pricing /constructor
  sales@attune.example`;

test.each([
  ...UNLINKED.split(/\s+/),
  'and / or',
  '<a href="/pricing">click</a>',
  '<img src=x onerror=alert(1)>',
])('%s contains no link', (text) => {
  expect(splitLinks(text)).toEqual([{ text, href: null }]);
});

test('every page of the site can be linked', () => {
  for (const path of Object.values(ROUTES)) expect(hrefs(`Go to ${path}.`)).toEqual([path]);
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

const step = { label: 'Start the trial', href: '/pricing#trial' } as const;

test('a next step is the last paragraph, as plain text for any client', () => {
  const reply = appendNextStep('It is free.', step);
  expect(reply).toBe('It is free.\n\nStart the trial: /pricing#trial');
  expect(splitNextStep(reply)).toEqual({ text: 'It is free.', step });
});

test('a reply without a next step is unchanged', () => {
  expect(appendNextStep('It is free.', undefined)).toBe('It is free.');
});

test.each([
  'You can read more at /pricing.',
  'See: /pricing',
  'It is free.\n\nStart: /nowhere',
  'It is free.\n\nStart: https://evil.example/pricing',
  'It is free.\n\nStart: /pricing.',
  'It is free.\n\nStart: /pricing and more',
  `It is free.\n\n${'x'.repeat(61)}: /pricing`,
])('%j has no next step', (reply) => {
  expect(splitNextStep(reply)).toEqual({ text: reply, step: null });
});

test('other questions and the next step can be read back from a stored reply', () => {
  const step = { label: 'See the plans', href: '/pricing' } as const;
  const stored = appendNextStep(appendSuggestions('It depends.', ['One?', 'Two?']), step);
  const read = splitNextStep(stored);
  expect(read.step).toEqual(step);
  expect(splitSuggestions(read.text)).toEqual({ text: 'It depends.', questions: ['One?', 'Two?'] });
  expect(splitSuggestions('It is free.')).toEqual({ text: 'It is free.', questions: [] });
});
