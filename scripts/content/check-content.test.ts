import { claims } from '@/lib/content/claims';
import { homeCopy } from '@/lib/content/home';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { checkContent } from './check-content';
import { explainFinding } from './finding';
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
  "// not a claim\n'Scroll depth above 70%'",
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
  ["'Uptime of 99.9 percent'", '${claims.uptime.value}'],
  ["'10 million data points a day'", '${claims.dataPoints.value}'],
  ["'Seen 3–6 months ahead'", '${claims.trendLead.value}'],
  ["'Trends three to six months early'", '${claims.trendLead.value}'],
  ["'A 61-day free trial'", `“61-day free trial” contradicts the claim “${TRIAL} free trial”.`],
  ["'Uptime is 99.5% uptime'", '“99.5% uptime” contradicts the claim'],
  ["'25% conversion uplift'", '“25% conversion uplift” contradicts the claim'],
  ["'The trial lasts six weeks.'", `“trial lasts six weeks” contradicts the ${TRIAL} trial.`],
  ["'Try it free for two months'", `contradicts the ${TRIAL} trial.`],
  [
    `'Start costs ${START} a month.'`,
    `“${START}” is the price of Start. Insert it, so that it updates automatically. Insert it as \${pricingCopy.plans.start.price}`,
  ],
  ["'A plan costs $99.'", `“$99” is not the price of a plan: Start ${START}, Grow`],
  ["'A plan costs two hundred dollars.'", '“two hundred dollars” is not the price of a plan'],
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
])('%s: %s', (value, message) => {
  const found = checkContent(sources('home.ts', `{ text: ${value} }`)).map(explainFinding);
  expect(found).toEqual([expect.stringContaining(message)]);
});

describe('a corrected line is offered only if it is right as it stands', () => {
  const NONE = { corrected: undefined, imports: undefined };
  const corrected = (line: string, from = 'claims', name = 'claims') => ({
    corrected: line,
    imports: `import { ${name} } from './${from}';`,
  });

  test.each([
    ["'A 61-day free trial'", corrected('text: `A ${claims.freeTrial.value} free trial`,')],
    ["'The trial lasts 61 days.'", NONE],
    ["'Uptime is 99.9 percent uptime'", NONE],
    ["'10 million data points a day'", NONE],
    ["'Seen 3–6 months ahead'", NONE],
    ["'A 40% conversion uplift'", NONE],
    [
      "'Expect up to 45% conversion uplift'",
      corrected('text: `Expect ${claims.conversionUplift.value} conversion uplift`,'),
    ],
    ["'A plan costs $99.'", NONE],
    ["'Two  spaces'", { corrected: "text: 'Two spaces',", imports: undefined }],
    ["['Attune', 'Attune']", NONE],
  ])('%s', (value, expected) => {
    const [found] = checkContent(sources('home.ts', `{\n  text: ${value},\n}`));
    expect(found).toBeDefined();
    expect({ corrected: found?.corrected, imports: found?.imports }).toEqual(expected);
  });

  test('not by an import that would lead back to the same file', () => {
    const more = { 'claims.ts': "import { site } from './site';\nexport const claims = { a: { id: 'a' } };" };
    const [found] = checkContent(sources('site.ts', `{\n  text: 'A ${TRIAL} free trial',\n}`, more));
    expect(found?.message).toContain(`“${TRIAL}” is a claim.`);
    expect(found?.corrected).toBeUndefined();
  });

  test.each([
    ['A 30-day free trial.', "sentence: 'A 14-day free trial.',"],
    ['A 5-day or 6-day free trial.', undefined],
    ['A month of free trial.', undefined],
  ])('the sentence of a claim: %s', (sentence, line) => {
    const claim = `{\n  value: '14-day',\n  label: 'free trial',\n  sentence: '${sentence}',\n}`;
    const found = checkContent(contentOf({ 'claims.ts': `export const claims = { trial: ${claim} };` }));
    expect(found).toEqual([expect.objectContaining({ line: 4, field: 'sentence' })]);
    expect(found[0]?.corrected).toBe(line);
  });
});

test('labels of buttons and names of pages', () => {
  const more = {
    'calls-to-action.ts': "export const callToActionCopy = { 'schedule-demo': { label: 'Schedule Demo' } };",
    'shell.ts': "export const shellCopy = { open: 'Why this?' };",
    'page-names.ts': "export const pageNames = { demo: 'Demo' };",
  };
  const check = (text: string) =>
    checkContent(sources('home.ts', `{ text: ${text} }`, more)).map(explainFinding);
  expect(check("'Then Schedule Demo appears'")).toEqual([
    expect.stringContaining("Insert it as ${callToActionCopy['schedule-demo'].label}"),
  ]);
  expect(check("'Look at the Demo.'")).toEqual([expect.stringContaining('Insert it as ${pageNames.demo}')]);
  expect(check("'Press Why this? to see.'")).toEqual([
    expect.stringContaining('Insert it as ${shellCopy.open}'),
  ]);
  expect(check("'Request a Demo'")).toEqual([]);
});

const HUB = "export const hubArticles = [{ id: 'two', picture: 'a' }];";

test('an article is in the list, has its file’s name, and its card has its picture', () => {
  const content = contentOf({
    'hub/articles.ts': HUB,
    'hub/one.ts': "export const one = { id: 'one', title: 'T', description: 'D', sections: [] };",
    'hub/two.ts': "export const two = { id: 'too', title: 'T', description: 'D', sections: [] };",
    'recommendations.ts': "export const recommendationItems = [{ url: '/content-hub#two', picture: 'b' }];",
  });
  const found = checkContent(content).map(({ file, message }) => `${file}: ${message}`);
  expect(found).toContainEqual(expect.stringContaining('hub/one.ts: Nobody can find this article'));
  expect(found).toContainEqual(
    expect.stringContaining('hub/two.ts: The id is too, but the file is called two.'),
  );
  expect(found).toContainEqual(
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

  test('a running test can only be ended, not otherwise changed', () => {
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
