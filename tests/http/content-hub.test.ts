import { hubArticles } from '@/lib/content/hub/articles';
import { type ReadPage, readPage, textOf, textsOf } from '../support/http/read-page';

let page: ReadPage;

beforeAll(async () => {
  page = await readPage('/content-hub?segment=developer&cluster=researcher');
});

const select = (selector: string) => [...page.document.querySelectorAll(selector)];
const listOf = (name: string) => select(`[role=tabpanel][id$=panel-${name}] li:not(li li)`);

test('the three tabs name their numbers of articles', () => {
  expect(textsOf(page.document, 'main [role=tab]')).toEqual([
    'Recommended for You 4',
    `All Content ${hubArticles.length}`,
    `Featured ${hubArticles.filter(({ featured }) => featured).length}`,
  ]);
});

test('the four best matches are recommended, each with type, difficulty, time, reason and score', () => {
  const cards = listOf('recommended').map(textOf);
  expect(cards).toHaveLength(4);
  const scores = cards.map((text) => Number(/Match score: (\d+)\./.exec(text)?.[1]));
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  for (const card of cards) {
    expect(card).toMatch(
      /^(Article|Video script|Whitepaper|Case studyIllustrative example)(Beginner|Intermediate|Advanced)\d+ min read/,
    );
    expect(card).toMatch(/Picked because it is .+\. Match score/);
  }
});

test.each([
  ['developer', 'researcher', 'developers', 'researchers'],
  ['innovation-leader', 'explorer', 'innovation leaders', 'explorers'],
  ['sales-prospect', 'converter', 'sales', 'converters'],
])('for %s, %s the best match is picked for both', async (segment, cluster, readers, behavior) => {
  const { document } = await readPage(`/content-hub?segment=${segment}&cluster=${cluster}`);
  const best = textOf(document.querySelector('[role=tabpanel][id$=panel-recommended] li'));
  expect(best).toMatch(new RegExp(`Picked because it is .*${readers}.*${behavior}`));
});

test('every article is in the HTML in full, at its own address', () => {
  expect(listOf('all')).toHaveLength(hubArticles.length);
  for (const { id, title, sections } of hubArticles) {
    const article = page.document.getElementById(id)?.closest('details');
    expect(textOf(article?.querySelector('h3'))).toBe(title);
    expect(textsOf(article, 'h4')).toEqual(sections.map(({ heading }) => heading));
  }
});

test("an article's text is sent once as HTML and once in the React payload", () => {
  const sentence = hubArticles[0]?.sections[0]?.paragraphs[0]?.slice(0, 40) ?? '';
  expect(page.html.split(sentence)).toHaveLength(3);
});
