import { contentBlockCopy } from '@/lib/content/content-blocks';
import { homeCopy } from '@/lib/content/home';
import { ruleCopy } from '@/lib/content/rules';
import { selectContentBlocks } from '@/lib/personalization/content-blocks';
import { PERSONAS, SEGMENTS } from '@/lib/personalization/persona';
import { RULES } from '@/lib/personalization/rules';
import { productNames } from '@/lib/content/product-names';
import { fetchSite, readPage, type ReadPage, textOf, textsOf } from '../support/http/read-page';

let standard: ReadPage;
let converter: ReadPage;

beforeAll(async () => {
  [standard, converter] = await Promise.all([
    readPage('/features'),
    readPage('/features?segment=sales-prospect&cluster=converter&visitor=returning'),
  ]);
});

const select = ({ document }: ReadPage, selector: string) => [...document.querySelectorAll(selector)];
const texts = ({ document }: ReadPage, selector: string) => textsOf(document, selector);

test('the hero names the segment, the behavior and eight features', () => {
  const badges = '[data-slot=page-head] [data-slot=badge]';
  expect(texts(standard, badges)).toEqual(['Segment: Innovation leader', 'Behavior: Explorer', '8 Features']);
  expect(texts(converter, badges)).toEqual([
    'Segment: Sales & marketing',
    'Behavior: Ready to decide',
    '8 Features',
  ]);
  expect(texts(standard, '[data-slot=page-head] button')).toEqual([
    'Try Smart Onboarding',
    'AI Content Demo',
  ]);
});

test('there are five tabs, and four within the documentation', () => {
  expect(texts(standard, 'main [role=tab]')).toEqual([
    ...['Overview', 'AI Content', 'Personalization', 'Documentation', 'Core Offerings'],
    ...['Overview', 'Rules & Logic', 'Before/After', 'Implementation'],
  ]);
});

test('the overview marks eight features as done', () => {
  expect(new Set(texts(standard, '#overview h3')).size).toBe(8);
  expect(texts(standard, '#overview [data-slot=badge]')).toEqual(Array(8).fill('Done'));
});

test('the personalization tab shows segment, behavior, 12 rules and three stacked blocks', () => {
  expect(texts(converter, '#personalization dl > div > dd:nth-of-type(1)')).toEqual([
    'Sales & marketing',
    'Ready to decide',
  ]);
  expect(texts(converter, '#personalization [data-slot=badge]')[0]).toBe('12 Rules');
  const blocks = select(converter, '#personalization [data-block]');
  expect(blocks.map((block) => block.getAttribute('data-block'))).toEqual([
    'automation',
    'sentiment',
    'get-started',
  ]);
});

test.each(SEGMENTS)(
  "for %s the blocks are in their order, with that segment's copy only",
  async (segment) => {
    const shown = selectContentBlocks({ segment, cluster: 'researcher' }).map(({ id }) => id);
    const response = await fetchSite(`/features?segment=${segment}&cluster=researcher`);
    const html = (await response.text()).replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    // Parsing large pages would take seconds.
    const section = html.slice(html.indexOf('id="ai-content"'), html.indexOf('id="personalization"'));
    expect([...section.matchAll(/data-block="([^"]+)"/g)].map(([, id]) => id)).toEqual(shown);
    // A number and its unit have an element of their own.
    const text = html.replaceAll(/<\/?span[^>]*>/g, '');
    for (const id of shown) {
      for (const [owner, words] of Object.entries(contentBlockCopy[id].content))
        expect(text.includes(words)).toBe(owner === segment);
    }
  },
);

test('the rules stand in a table, and in full with their trigger and examples', () => {
  expect(select(standard, '#decisions tbody tr')).toHaveLength(RULES.length);
  expect(texts(standard, '#rules li > h3 > button')).toEqual(
    RULES.map(({ id, priority }) => expect.stringContaining(`${ruleCopy[id].name}Priority ${priority}, On`)),
  );
  for (const { id } of RULES) {
    const words = textOf(standard.document.querySelector(`#rule-${id}`));
    for (const text of [ruleCopy[id].trigger, ...ruleCopy[id].examples]) expect(words).toContain(text);
  }
});

test('before and after compare the standard page with the visitor’s own', () => {
  const [before, after] = texts(converter, '#before-after article');
  const { copy } = homeCopy.hero;
  expect(before).toContain(copy['innovation-leader'].explorer.headline);
  expect(before).toContain('Schedule Demo');
  expect(after).toContain(copy['sales-prospect'].converter.headline);
  expect(after).toContain(copy['sales-prospect'].converter.lede);
  expect(after).toContain('Start Free Trial');
  expect(after).toContain(
    (['automation', 'sentiment', 'get-started'] as const).map((id) => contentBlockCopy[id].title).join(' · '),
  );
});

test('the standard page is compared with exactly one other, whose copy is the only other one sent', () => {
  const html = standard.html.replaceAll('&#x27;', "'");
  const sent = PERSONAS.filter(
    ({ segment, cluster, visitor }) =>
      visitor === 'new' && html.includes(homeCopy.hero.copy[segment][cluster].headline),
  );
  expect(sent).toHaveLength(2);
});

test('the implementation is printed for the current visitor', () => {
  const [words] = texts(converter, '#implementation');
  expect(words).toContain('persona=sales-prospect.converter.returning.chosen.chosen.11');
  expect(words).toContain('> /sales-prospect.converter.returning/features');
});

test('the core offerings are the products', () => {
  expect(texts(standard, '#core-offerings h3')).toEqual(Object.values(productNames));
});
