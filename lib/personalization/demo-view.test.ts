import {
  decideDemoView,
  DEMO_TEXT_MAX,
  formatDemoView,
  hasContact,
  isLine,
  parseDemoView,
  selectNeighbor,
  type DemoView,
} from './demo-view';
import { formatPersonaSlug, PERSONAS } from './persona';
import { parsePersonaCookie } from './persona-cookie';

const view: DemoView = {
  segment: 'developer',
  cluster: 'researcher',
  visitor: 'returning',
  segmentSource: 'chosen',
  clusterSource: 'chosen',
  contentPersonalization: true,
  navigationAdaptation: false,
  behavioralAnalytics: true,
  isGuest: false,
  company: '',
  sender: '',
  message: '',
  nextStep: 'demo',
};
const text = 'developer.researcher.returning.chosen.chosen.10~1~~~~~demo';
const guest = 'developer.researcher.returning.chosen.chosen.10~1~guest~Acme~Maria*20Diaz~Hi*21~pricing';

const acme = { company: 'Acme', sender: 'Maria Diaz', message: 'Hi!', nextStep: 'pricing' } as const;

test.each([
  [view, text],
  [{ ...view, behavioralAnalytics: false }, text.replace('~1', '~0')],
  [{ ...view, company: "A*~!.'(é)" }, text.replace('~~~~~', '~~A*2A*7E*21*2E*27*28*C3*A9*29~~~')],
  [{ ...view, ...acme, isGuest: true }, guest],
])('%j is stored as %s', (each, stored) => {
  expect(formatDemoView(each)).toBe(stored);
  expect(parseDemoView(stored)).toEqual(each);
  // Cookie libraries leave it unchanged.
  expect(encodeURIComponent(stored)).toBe(stored);
});

test('the longest texts fit into a cookie', () => {
  const { company, sender, message } = DEMO_TEXT_MAX;
  const write = (length: number) => '語'.repeat(length);
  const longest = { ...view, company: write(company), sender: write(sender), message: write(message) };
  expect(parseDemoView(formatDemoView(longest))).toEqual(longest);
  expect(formatDemoView(longest).length).toBeLessThan(4000);
});

test.each([
  undefined,
  '',
  '1',
  'developer.researcher.returning.chosen.chosen.10',
  text.replace(/~demo$/, ''),
  `${text}~`,
  text.replace('~1', '~2'),
  text.replace('developer', 'robot'),
  text.replace('developer', 'constructor'),
  text.replace('demo', 'checkout'),
  guest.replace('guest', 'host'),
  ...['*0A', '*E2*80*AEx', '*20x', '*zz', '%20', 'a b', 'x'.repeat(61)].map((company) =>
    guest.replace('Acme', company),
  ),
  guest.replace('Maria*20Diaz', 'x'.repeat(61)),
  guest.replace('Hi*21', 'x'.repeat(161)),
])('%j is not a demo view', (value) => {
  expect(parseDemoView(value)).toBeNull();
});

test.each([
  ['Acme & Søn <b>', true],
  ['語'.repeat(60), true],
  ['x'.repeat(61), false],
  [' x', false],
  ['a\nb', false],
  ['a\u2028b', false],
  ['a\u202eb', false],
  ['a\ud800', false],
])('%j is one line of at most 60 characters: %p', (line, expected) => {
  expect(isLine(line, 60)).toBe(expected);
});

const visitor = parsePersonaCookie('sales-prospect.converter.new.chosen.analysis.01');
const developer = { segment: 'developer', cluster: 'robot' };
const explorer = guest.replace('researcher', 'explorer');
const STARTED = 'converter.new.chosen.chosen.01~1~~~~~demo';

test.each([
  ['a visit', { demo: null, view: undefined, url: {} }, null],
  ['other words', { demo: 'expired', view: undefined, url: {} }, null],
  ['a broken cookie', { demo: null, view: 'x', url: {} }, null],
  ['demo=0', { demo: '0', view: text, url: {} }, null],
  ['demo=1', { demo: '1', view: undefined, url: {} }, `sales-prospect.${STARTED}`],
  ['demo=1 with a persona', { demo: '1', view: undefined, url: developer }, `developer.${STARTED}`],
  ['its cookie', { demo: null, view: guest, url: {} }, guest],
  ['its cookie and demo=1', { demo: '1', view: text, url: {} }, text],
  ['its cookie and a persona', { demo: null, view: guest, url: { cluster: 'explorer' } }, explorer],
] as const)('%s', (_, sources, expected) => {
  const decided = decideDemoView({ ...sources, visitor });
  expect(decided && formatDemoView(decided)).toBe(expected);
});

test('without a cookie it starts with the standard visitor', () => {
  const decided = decideDemoView({ demo: '1', view: undefined, url: {}, visitor: null });
  expect(decided && formatDemoView(decided)).toBe(
    'innovation-leader.explorer.new.chosen.chosen.11~1~~~~~demo',
  );
});

test('forward visits every kind of visitor and starts again; back is the reverse', () => {
  const [first] = PERSONAS;
  let persona = first;
  const slugs = PERSONAS.map(() => persona && formatPersonaSlug((persona = selectNeighbor(persona, 1))));
  expect(new Set(slugs).size).toBe(PERSONAS.length);
  expect(persona).toEqual(first);
  for (const each of PERSONAS) expect(selectNeighbor(selectNeighbor(each, 1), -1)).toEqual(each);
});

test.each([
  ['Call +49 (30) 123-45.67', true],
  ['ann@site.example', true],
  ['See site.example', true],
  ['https://site', true],
  ['Hello Ann. See you at 9.30, room 1204!', false],
  ['e.g. 10,000 visits, 2 pages', false],
])('%j contains contact details: %s', (text, expected) => {
  expect(hasContact(text)).toBe(expected);
});
