import { decideDemoView, formatDemoView, isCompany, parseDemoView, type DemoView } from './demo-view';
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
  company: '',
  steps: [],
  isGuest: false,
  sender: '',
  message: '',
  nextStep: 'demo',
};
const explorer = { segment: 'sales-prospect', cluster: 'explorer', visitor: 'new' } as const;
const text = 'developer.researcher.returning.chosen.chosen.10~1~~';

test.each([
  [view, text],
  [{ ...view, behavioralAnalytics: false }, 'developer.researcher.returning.chosen.chosen.10~0~~'],
  [{ ...view, company: 'Acme Ltd' }, 'developer.researcher.returning.chosen.chosen.10~1~Acme*20Ltd~'],
  [
    { ...view, company: "A*~!.'(é)" },
    'developer.researcher.returning.chosen.chosen.10~1~A*2A*7E*21*2E*27*28*C3*A9*29~',
  ],
  [
    {
      ...view,
      steps: [
        { page: '/', persona: explorer },
        { page: '/content-hub', persona: view },
      ],
    },
    'developer.researcher.returning.chosen.chosen.10~1~~.sales-prospect.explorer.new!content-hub.developer.researcher.returning',
  ],
  [
    { ...view, isGuest: true, sender: 'Maria Diaz', message: 'Hi!', nextStep: 'pricing' as const },
    'developer.researcher.returning.chosen.chosen.10~1~~~guest!pricing!Maria*20Diaz!Hi*21',
  ],
  [
    { ...view, steps: [{ page: '/pricing', persona: explorer, caption: 'Plans', note: 'Ask who signs' }] },
    'developer.researcher.returning.chosen.chosen.10~1~~pricing.sales-prospect.explorer.new~!demo!!!Plans!Ask*20who*20signs',
  ],
])('%j is stored as %s', (each, kept) => {
  expect(formatDemoView(each)).toBe(kept);
  const steps = each.steps.map(({ persona: { segment, cluster, visitor }, ...step }) => ({
    ...step,
    persona: { segment, cluster, visitor },
  }));
  expect(parseDemoView(kept)).toEqual({ ...each, steps });
  // Cookie libraries leave it unchanged.
  expect(encodeURIComponent(kept)).toBe(kept);
});

test('the part before the first ~ is a persona cookie', () => {
  expect(parsePersonaCookie(text.split('~')[0])).toMatchObject({
    segment: 'developer',
    clusterSource: 'chosen',
  });
});

test.each([
  undefined,
  '',
  '1',
  'developer.researcher.returning.chosen.chosen.10',
  'developer.researcher.returning.chosen.chosen.10~1~',
  `${text}~`,
  text.replace('~1', '~2'),
  text.replace('developer', 'robot'),
  text.replace('developer', 'constructor'),
  text.replace('~~', '~*0A~'),
  text.replace('~~', '~*E2*80*AEx~'),
  text.replace('~~', '~*20x~'),
  text.replace('~~', '~*zz~'),
  text.replace('~~', '~%20~'),
  text.replace('~~', `~${'x'.repeat(61)}~`),
  `${text}pricing.robot.explorer.new`,
  `${text}Pricing.developer.explorer.new`,
  `${text}//evil.developer.explorer.new`,
  `${text}!`,
  `${text}~!demo!!`,
  `${text}~host!demo!!`,
  `${text}~guest!checkout!!`,
  `${text}~guest!demo!*0A!`,
  `${text}~guest!demo!!${'x'.repeat(161)}`,
  `${text}~guest!demo!!!caption!`,
  text + Array(9).fill('.developer.explorer.new').join('!'),
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
])('%j as a company: %p', (company, expected) => {
  expect(isCompany(company)).toBe(expected);
});

const visitor = parsePersonaCookie('sales-prospect.converter.new.chosen.analysis.01');

test.each([
  ['a visit', { demo: null, view: undefined, url: {} }, null],
  ['other words', { demo: 'expired', view: undefined, url: {} }, null],
  ['a broken cookie', { demo: null, view: 'x', url: {} }, null],
  ['demo=0', { demo: '0', view: text, url: {} }, null],
  ['demo=1', { demo: '1', view: undefined, url: {} }, 'sales-prospect.converter.new.chosen.chosen.01~1~~'],
  [
    'demo=1 with a persona',
    { demo: '1', view: undefined, url: { segment: 'developer', cluster: 'robot' } },
    'developer.converter.new.chosen.chosen.01~1~~',
  ],
  ['its cookie', { demo: null, view: text, url: {} }, text],
  ['its cookie and demo=1', { demo: '1', view: text, url: {} }, text],
  [
    'its cookie and a persona',
    { demo: null, view: `${text}`, url: { cluster: 'explorer' } },
    text.replace('researcher', 'explorer'),
  ],
] as const)('%s', (_, sources, expected) => {
  const decided = decideDemoView({ ...sources, visitor });
  expect(decided && formatDemoView(decided)).toBe(expected);
});

test('without a cookie it starts with the standard visitor', () => {
  const decided = decideDemoView({ demo: '1', view: undefined, url: {}, visitor: null });
  expect(decided && formatDemoView(decided)).toBe('innovation-leader.explorer.new.chosen.chosen.11~1~~');
});
