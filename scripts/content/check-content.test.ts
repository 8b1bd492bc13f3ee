import { claims } from '@/lib/content/claims';
import { homeCopy } from '@/lib/content/home';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { productNames } from '@/lib/content/product-names';
import { DEFAULT_PERSONA, SEGMENTS } from '@/lib/personalization/persona';
import { PRODUCT_IDS } from '@/lib/personalization/products';
import { describeComplete } from './check-complete';
import { checkContent } from './check-content';
import { constant, contentOf } from './fixture';

const TRIAL = claims.freeTrial.value;
const START = pricingCopy.plans.start.price;

const sources = (file: string, value: string, more: Readonly<Record<string, string>> = {}) =>
  contentOf(
    { [file]: constant(value), ...more },
    {
      publicFiles: new Set(['/images/shop.webp']),
      renderedIds: new Map([['about', new Set(['careers', 'careers-title'])]]),
    },
  );

test.each([
  "'Up to 500,000 visits in the last 30 days, 140% of the 5000 visitors, version 99.9.1'",
  "// not a claim\n'Win 40% more'",
  "// not a count\n'Start with three segments'",
  "'Two products, three versions and a dozen segments'",
  "'50% fewer clicks, a 2-day course and ten million reasons'",
  "'In week 2 of the trial, look at the numbers.'",
  "'An order of $99 on average'",
  "'We attune to you'",
  "'fewer than\\u00a05, an emoji 👩‍💻 and a dash - here'",
  "{ curl: 'curl  -X POST' }",
  "[{ href: '/about#careers' }, { href: '/features#rule-hub-score' }, { href: 'https://attune.example' }]",
  "{ src: '/images/shop.webp', alt: 'A shop window at dusk.' }",
  "{ imageUrl: '/images/subjects/uplift.svg' }",
  "{ order: { developer: ['a-1', 'a-2'], other: ['a-2', 'a-1'] } }",
])('%s is fine', (value) => {
  expect(checkContent(sources('home.ts', `{ text: ${value} }`))).toEqual([]);
});

test.each([
  ["'Win 40% more'", '${claims.conversionUplift.value}'],
  ["'Over 500+ teams'", '${claims.enterprises.value}'],
  [
    `'With ${productNames['sentiment-analysis']} you know.'`,
    "Insert it as ${productNames['sentiment-analysis']}",
  ],
  ["'A 61-day free trial'", `This contradicts the claim “${TRIAL} free trial”.`],
  ["'25% conversion uplift'", 'This contradicts the claim'],
  [
    `'Start costs ${START} a month.'`,
    `“${START}” is the price of Start. Insert it as \${pricingCopy.plans.start.price}`,
  ],
  ["'A plan costs $99.'", `“$99” is not the price of a plan: Start ${START}, Grow`],
  ["'TODO: a headline'", '“TODO” looks unfinished'],
  ["'A <b>bold</b> word'", '“<b>” would appear on the page as is'],
  ["'Two  spaces'", 'There is more than one space'],
  ['{ tags: [] }', 'This list is empty'],
  ["[{ id: 'a-1' }, { id: 'a-1' }]", 'Another entry of this list already has the id a-1.'],
  ["['Same', 'Same']", '“Same” is in this list twice. Remove one.'],
  ["{ a: { id: 'a' }, b: { id: 'c' } }", 'The id is c, but the entry is called b.'],
  ["{ order: { developer: ['a-1', 'a-2'], other: ['a-1'] } }", 'a-2 is missing from this order'],
  ["{ src: '/images/shed.webp', alt: 'A shed.' }", 'There is no picture /images/shed.webp'],
  ["{ src: '/images/shop.webp' }", 'This picture has no alt text.'],
  ["{ src: '/images/shop.webp', alt: 'shop.webp' }", 'The alt text is a file name.'],
  [
    "{ href: '/about#careers-title' }",
    'There is no place #careers-title on the page /about. Places there: careers.',
  ],
  ["{ article: { id: 'strong-signals' } }", 'There is no article strong-signals in the Content Hub.'],
  ["'All nine products'", '“nine products” counts what can change. Insert it as ${counts.products}'],
  ["'One of 24 prerendered versions'", '${counts.variants}'],
])('%s: %s', (value, message) => {
  const found = checkContent(sources('home.ts', `{ text: ${value} }`)).map(({ message }) => message);
  expect(found).toEqual([expect.stringContaining(message)]);
});

test('the sentence of a claim says its value', () => {
  const claim = "{ value: '14-day', label: 'free trial', sentence: 'A 30-day free trial.' }";
  const found = checkContent(contentOf({ 'claims.ts': `export const claims = { trial: ${claim} };` }));
  expect(found).toEqual([
    expect.objectContaining({ field: 'sentence', message: expect.stringContaining('does not say “14-day”') }),
  ]);
});

test('labels of buttons and names of pages', () => {
  const more = {
    'calls-to-action.ts': "export const callToActionCopy = { 'schedule-demo': { label: 'Schedule Demo' } };",
    'shell.ts': "export const shellCopy = { open: 'Why this?' };",
    'page-names.ts': "export const pageNames = { demo: 'Demo' };",
  };
  const check = (text: string) =>
    checkContent(sources('home.ts', `{ text: ${text} }`, more)).map(({ message }) => message);
  expect(check("'Then Schedule Demo appears'")).toEqual([
    expect.stringContaining("Insert it as ${callToActionCopy['schedule-demo'].label}"),
  ]);
  expect(check("'Look at the Demo.'")).toEqual([expect.stringContaining('Insert it as ${pageNames.demo}')]);
  expect(check("'Press Why this? to see.'")).toEqual([
    expect.stringContaining('Insert it as ${shellCopy.open}'),
  ]);
  expect(check("'Request a Demo'")).toEqual([]);
});

test('every segment and product has its entries, or the last line says what is missing and where', () => {
  const cards = SEGMENTS.flatMap((segment) =>
    Array.from({ length: segment === DEFAULT_PERSONA.segment ? 6 : 7 }, (_, index) => ({
      id: `${segment}-${index}`,
    })),
  );
  const content = contentOf({
    'campaigns.ts': 'export const campaigns = [];',
    'recommendations.ts': `export const recommendationItems = ${JSON.stringify(cards)};`,
    'hub/articles.ts': `export const hubArticles = [{ segments: ${JSON.stringify(SEGMENTS)} }];`,
    'pages/solutions.ts': constant(JSON.stringify({ order: { developer: PRODUCT_IDS.slice(1) } })),
    'segments.ts': constant('{}'),
  });
  const [standard] = SEGMENTS;
  const [product] = PRODUCT_IDS;
  const lacking = checkContent(content).flatMap(({ file, lacks = [] }) =>
    lacks.map((name) => `${name}: ${file}`),
  );
  expect(lacking.sort()).toEqual(
    [
      `${standard}: recommendations.ts`,
      `${product}: pages/solutions.ts`,
      ...SEGMENTS.map((segment) => `${segment}: campaigns.ts`),
      ...SEGMENTS.slice(1).map((segment) => `${segment}: segments.ts`),
    ].sort(),
  );
  expect(describeComplete(checkContent(content))).toContain(
    `${standard} is missing in campaigns.ts, recommendations.ts; `,
  );
  expect(describeComplete([])).toMatch(/^Complete for every segment/);
});

test('the card of an article has its picture', () => {
  const content = contentOf({
    'hub/articles.ts': "export const hubArticles = [{ id: 'two', picture: 'a' }];",
    'recommendations.ts': "export const recommendationItems = [{ url: '/content-hub#two', picture: 'b' }];",
  });
  expect(checkContent(content).map(({ message }) => message)).toContainEqual(
    expect.stringContaining('The article has the picture a. Give its card the same one.'),
  );
});

describe('tests of copy', () => {
  const running = {
    number: '02',
    kind: 'copy',
    status: 'running',
    place: 'home-hero',
    segments: ['developer'],
    since: '2027-01-04',
    days: 28,
    goal: 'docs-or-prices',
    name: 'A headline',
    arms: { b: { headline: 'Another headline' } },
  };
  const check = (now: object, committed: object = {}) =>
    checkContent(contentOf({ 'experiments.ts': `export const experiments = ${JSON.stringify([now])};` }), [
      committed,
    ]).map(({ field, message }) => `${field}: ${message}`);
  const { headline } = homeCopy.hero.copy.developer.researcher;

  test('a running experiment can only be ended, not otherwise changed', () => {
    const changed = { ...running, days: 35 };
    expect(check({ ...running, status: 'ended', winner: 'b' }, running)).toEqual([]);
    expect(check(changed, { ...running, status: 'draft' })).toEqual([]);
    expect(check(changed, running)).toEqual([expect.stringContaining('Experiment 02 is running')]);
  });

  test('an arm differs from the page, until it has won', () => {
    const same = { ...running, arms: { b: { headline } } };
    expect(check(same)).toEqual([expect.stringContaining('b: developer, researcher already sees this copy')]);
    expect(check({ ...same, status: 'ended', winner: 'b' })).toEqual([]);
  });
});
