import { type ReadPage, readPage, textOf, textsOf } from '../support/http/read-page';

const TABS = ['User Behavior', 'Personalization', 'A/B Testing', 'Engagement'];

let page: ReadPage;

beforeAll(async () => {
  page = await readPage('/analytics');
});

const select = (selector: string) => [...page.document.querySelectorAll(selector)];
const readRows = (caption: string) => {
  const table = select('main table').find((one) => textOf(one.querySelector('caption')) === caption);
  return [...(table?.querySelectorAll('tr') ?? [])].map((row) => [...row.children].map(textOf).join(' | '));
};

test.each([
  ['Total Sessions', '12.8K'],
  ['Avg Session Duration', '4.2 min'],
  ['Bounce Rate', '23.4%'],
  ['Engagement Score', '86.4'],
  ['Adaptation success', '84.7%'],
  ['Content relevance', '89.3%'],
])('%s is %s (spec §9)', (name, value) => {
  const term = select('main dt').find((one) => textOf(one) === name);
  expect(textOf(term?.nextElementSibling)).toMatch(new RegExp(`^${value}(?! ?[\\d.])`));
});

test('the figures are labeled as a sample of seven days, with the number of users online', () => {
  const text = textOf(page.document.querySelector('#key-figures'));
  for (const label of ['Sample data', 'Last 7 days', '147 users online']) expect(text).toContain(label);
  expect(page.html).toContain('12,847');
});

test.each([
  ['User Behavior', 'user-behavior', ['Top pages', 'Conversion funnel']],
  ['Personalization', 'personalization', ['Segments', 'Clusters']],
  [
    'A/B Testing',
    'ab-testing',
    [
      'Headline on the home page',
      'First screen for developers',
      'Proof on the pricing page',
      'Order of suggested pages',
    ],
  ],
  ['Engagement', 'engagement', ['Interaction heatmap']],
])('the tab %s has its figures', (name, id, headings) => {
  expect(textsOf(page.document, 'main [role=tab]')).toEqual(TABS);
  expect(textsOf(page.document, `#${id} h2`)).toEqual([name]);
  expect(textsOf(page.document, `#${id} h3`)).toEqual(headings);
});

test.each([
  ['Sessions by hour or day, oldest first', 'All sessions | 12.8K12,847'],
  ['Views and engagement by page', 'All pages | 46.2K46,249 | 86.4%'],
  ['Sessions at each step, and their share of all sessions', '1Arrived | 12.8K12,847 | 100.0%all'],
  [
    'Sessions at each step, and their share of all sessions',
    '3Looked at a product | 6.6K6,552 | 51.0%66.6% continued',
  ],
  ['Sessions by segment', 'Developer | 4.4K4,368 | 34.0%'],
  ['Sessions by behavior', 'Researcher | 4.0K3,982 | 31.0%'],
  ['Variants: Headline on the home page', 'A headline for each segment Winner | 50.0% | 5.3%'],
  ['Variants: First screen for developers', 'A request to paste first Winner | 33.2% | 5.2%'],
])('%s, as a table: %s', (caption, row) => {
  expect(readRows(caption)).toContain(row);
});

test('each experiment shows its confidence, and only completed ones have a winner', () => {
  expect(
    select('#ab-testing article').map((card) => {
      const [status, ...winners] = textsOf(card, '[data-slot=badge]');
      return [status, textOf(card).match(/Confidence: [\d.]+%/)?.[0], winners.join()];
    }),
  ).toEqual([
    ['Completed', 'Confidence: 97.7%', 'Winner'],
    ['Completed', 'Confidence: 95.9%', 'Winner'],
    ['Running', 'Confidence: 84.5%', ''],
    ['Running', 'Confidence: 66.8%', ''],
  ]);
});

test('the heatmap covers eight parts of the page, by time of day', () => {
  const rows = readRows('Interactions by part of the page and time of day, and engagement');
  expect(rows).toHaveLength(1 + 8 + 1);
  expect(rows).toContain('Header links | 307 | 3.7K | 4.0K | 1.8K | All day9.8K9,764 | Engagement78.4%');
});
