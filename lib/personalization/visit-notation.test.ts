import type { BehaviorEvent } from './behavior';
import { formatVisit, parseVisit } from './visit-notation';

const page: BehaviorEvent = { eventType: 'pageview', eventData: {} };
const scroll = (depth: number): BehaviorEvent => ({ eventType: 'scroll', eventData: { depth } });

test.each<[string, BehaviorEvent[]]>([
  ['', []],
  ['P', [page]],
  ['P S0 S100', [page, scroll(0), scroll(100)]],
  ['S71.5*2', [scroll(71.5), scroll(71.5)]],
  ['C', [{ eventType: 'click', eventData: { elementType: 'cta' } }]],
])('%j is parsed', (text, events) => {
  expect(parseVisit(text)).toEqual(events);
});

test.each(['P  P', ' P', ...'X p S S101 S-1 Sx P,P P* P*100 P1 C. __proto__ S1e2'.split(' ')])(
  '%j is not a visit',
  (text) => {
    expect(parseVisit(text)).toBeNull();
  },
);

test('formatted visits survive a round trip', () => {
  const text = 'P S40 L P B I U C S100';
  expect(formatVisit(parseVisit(text) ?? [])).toBe(text);
});

test('missing details are written as their minimum', () => {
  expect(
    formatVisit([
      { eventType: 'click', eventData: {} },
      { eventType: 'scroll', eventData: {} },
      { eventType: 'scroll', eventData: { depth: 70.4 } },
    ]),
  ).toBe('U S0 S70');
});
