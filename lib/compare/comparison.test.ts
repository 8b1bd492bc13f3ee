import { ROUTES } from '@/lib/config/routes';
import { DEFAULT_PERSONA, PERSONAS } from '@/lib/personalization/persona';
import {
  comparePersonas,
  compareWith,
  type Comparison,
  formatComparison,
  formatLookAddress,
  isComparedPage,
  mapScroll,
  parseComparison,
  startComparison,
} from './comparison';

const COMPARED_PAGES = Object.values(ROUTES).filter((path) => isComparedPage(path));
const reader = { segment: 'sales-prospect', cluster: 'converter', visitor: 'returning' } as const;
const developer = { segment: 'developer', cluster: 'explorer', visitor: 'new' } as const;
const researcher = { segment: 'developer', cluster: 'researcher', visitor: 'new' } as const;
const parse = (query: string) => parseComparison(new URLSearchParams(query), reader);

test('the initial comparison is the standard page and the visitor’s own', () => {
  expect(startComparison(reader)).toEqual({
    left: { ...DEFAULT_PERSONA, visitor: 'returning' },
    right: reader,
    page: '/',
  });
});

test('every page except this one can be compared', () => {
  const others = Object.values(ROUTES).filter((path) => path !== ROUTES.compare);
  expect([...COMPARED_PAGES].sort()).toEqual(others.sort());
});

test('the address contains the whole comparison and is read back', () => {
  const comparison: Comparison = { left: developer, right: reader, page: '/features' };
  expect(formatComparison(comparison)).toBe(
    '/compare?left=developer.explorer.new&right=sales-prospect.converter.returning&page=/features',
  );
  for (const left of PERSONAS)
    for (const page of COMPARED_PAGES) {
      const each = { left, right: developer, page };
      expect(parse(formatComparison(each).split('?')[1] ?? '')).toEqual(each);
    }
});

test.each([
  ['', {}],
  ['left=developer.explorer.new', { left: developer }],
  ['right=developer.explorer.new', { right: developer }],
  ['page=%2Fpricing', { page: '/pricing' }],
  ['left=developer.explorer.new&left=robot', { left: developer }],
  ['left=robot&left=developer.explorer.new', {}],
  ['left=developer.explorer.new.x&right=developer.explorer&page=features', {}],
  ['left=Developer.explorer.new&right=%20developer.explorer.new', {}],
  ['left=constructor&right=__proto__&page=constructor', {}],
  ['page=/compare', {}],
  ['page=/Features', {}],
  ['page=//evil.example', {}],
  ['page=javascript:alert(1)', {}],
  ['page=/features%00', {}],
])('?%s is the initial comparison with %j', (query, expected) => {
  expect(parse(query)).toEqual({ ...startComparison(reader), ...expected });
});

test('viewing a compared page sets no cookie', () => {
  expect(formatLookAddress('/features', developer)).toBe(
    '/features?segment=developer&cluster=explorer&visitor=new&view=compare',
  );
});

test.each([
  [developer, '/pricing', { left: developer, right: DEFAULT_PERSONA, page: '/pricing' }],
  [DEFAULT_PERSONA, ROUTES.compare, { left: DEFAULT_PERSONA, right: researcher, page: '/' }],
])('%j on %s is compared with another visitor', (persona, path, expected) => {
  expect(compareWith(persona, path)).toEqual(expected);
});

test.each(PERSONAS)('%o is compared with the standard view, never with itself', (persona) => {
  const { before, after, isOther } = comparePersonas(persona);
  expect(before).toEqual({ ...DEFAULT_PERSONA, visitor: persona.visitor });
  expect(after).not.toEqual(before);
  expect(after.visitor).toBe(persona.visitor);
  if (!isOther) expect(after).toEqual(persona);
});

test('only the standard view is compared with another persona', () => {
  expect(PERSONAS.filter((persona) => comparePersonas(persona).isOther)).toEqual([
    DEFAULT_PERSONA,
    { ...DEFAULT_PERSONA, visitor: 'returning' },
  ]);
});

const short = { tops: [100, 500], end: 1000 };
const long = { tops: [300, 700], end: 3000 };

test.each([
  [0, 0],
  [50, 150],
  [100, 300],
  [300, 500],
  [500, 700],
  [750, 1850],
  [1000, 3000],
  [1200, 3000],
  [-20, 0],
])('%d on the short page maps to %d on the long one', (position, expected) => {
  expect(mapScroll(position, short, long)).toBe(expected);
});

test.each([0, 150, 300, 500, 700, 1850, 3000])('%d on the long page maps back', (position) => {
  expect(mapScroll(mapScroll(position, long, short), short, long)).toBe(position);
});

test('without landmarks, positions are mapped proportionally', () => {
  expect(mapScroll(250, { tops: [], end: 1000 }, { tops: [], end: 400 })).toBe(100);
});

test('a landmark too far down to scroll to maps to the end', () => {
  const low = { tops: [100, 990], end: 600 };
  expect(mapScroll(600, low, long)).toBe(3000);
  expect(mapScroll(350, low, long)).toBe(500);
});

test('a page that fits its window does not scroll', () => {
  const still = { tops: [0, 0], end: 0 };
  expect(mapScroll(500, short, still)).toBe(0);
  expect(mapScroll(0, still, short)).toBe(0);
});
