import { PERSONAS } from '@/lib/personalization/persona';
import { constant, contentOf } from './fixture';
import { readSlots, type Cell } from './matrix';
import { countCells, drawMatrix } from './matrix-page';

const slots = (value: string) => readSlots(contentOf({ 'home.ts': constant(value) }));

/** What a persona reads, by the start of its name. */
const read = (cells: readonly Cell[] | undefined, start: string) =>
  PERSONAS.flatMap(({ segment, cluster, visitor }, index) =>
    `${segment}.${cluster}.${visitor}`.startsWith(start) && cells?.[index] ? [cells[index]] : [],
  );

test('one text for all is inherited by all 18', () => {
  const [slot] = slots("{ title: 'Home' }");
  expect(slot).toMatchObject({ file: 'home.ts', name: 'title', sortedBy: [] });
  expect(slot?.cells).toEqual(PERSONAS.map(() => ({ status: 'inherited', text: 'Home', line: 1 })));
});

test('variants belong to their persona; those without one miss it, null leaves it out', () => {
  const [slot, ...rest] = slots(
    "{ hero: { 'innovation-leader': { explorer: { title: 'A' }, researcher: { title: 'B' } }, developer: { explorer: { title: ' ' }, researcher: { title: null }, converter: { title: 'C' } } } }",
  );
  expect(rest).toEqual([]);
  expect(slot).toMatchObject({ name: 'hero › title', sortedBy: ['segment', 'behavior'] });
  expect(read(slot?.cells, 'innovation-leader.explorer')).toEqual(
    Array(2).fill({ status: 'own', text: 'A', line: 1 }),
  );
  expect(read(slot?.cells, 'innovation-leader.converter')[0]).toEqual({ status: 'missing', text: '' });
  expect(read(slot?.cells, 'developer.explorer')[0]).toEqual({ status: 'missing', text: '', line: 1 });
  expect(read(slot?.cells, 'developer.researcher')[0]).toEqual({ status: 'none', text: '', line: 1 });
  expect(read(slot?.cells, 'sales-prospect')).toEqual(Array(6).fill({ status: 'missing', text: '' }));
});

test('a variant that looks like a name is still read, a place with nothing but names is none', () => {
  const found = slots(
    "{ title: { new: 'to-do', returning: 'What is left' }, icon: { new: 'a-b', returning: 'c-d' } }",
  );
  expect(found.map(({ name, cells }) => [name, cells[0]?.text])).toEqual([['title', 'to-do']]);
});

test('a list is one place, and entries of the same name stay apart', () => {
  const found = slots(
    "{ points: ['One two', 'Three four'], agenda: [{ title: 'Five' }, { title: 'Five' }] }",
  );
  expect(found.map(({ name, cells }) => [name, cells[0]?.text])).toEqual([
    ['points', 'One two\nThree four'],
    ['agenda › “Five” › title', 'Five'],
    ['agenda › “Five” › title', 'Five'],
  ]);
});

test('the choices of a selector are for everybody', () => {
  const found = slots("{ options: { new: { label: 'New' }, returning: { label: 'Returning' } } }");
  expect(found.map(({ name, sortedBy }) => [name, sortedBy])).toEqual([
    ['options › new › label', []],
    ['options › returning › label', []],
  ]);
});

test('an entry for one segment is hidden from the others', () => {
  const [slot] = slots("[{ id: 'developer-1', title: 'Docs' }]");
  expect(read(slot?.cells, 'developer')).toEqual(Array(6).fill({ status: 'own', text: 'Docs', line: 1 }));
  expect(read(slot?.cells, 'sales')).toEqual(Array(6).fill({ status: 'hidden', text: '' }));
});

test('the page holds all words, escaped, with neighbors joined', () => {
  const found = slots("{ title: 'Q & A <b>', hero: { new: 'Hi', returning: 'Back' } }");
  expect(countCells(found)).toEqual({ own: 18, inherited: 18, missing: 0, none: 0, hidden: 0 });
  const page = drawMatrix(found);
  expect(page).toContain(
    '<td class="inherited" colspan="18"><div><small>inherited, line 1</small>Q &amp; A &lt;b&gt;</div></td>',
  );
  expect(page.match(/<td class="own" colspan="1"/g)).toHaveLength(18);
  expect(page).not.toMatch(/(?:src|href)=/);
});

test('each kind of visitor has the line of its own words', () => {
  const [slot] = slots("{ title: {\n  new: 'Hi',\n  returning: 'Back',\n} }");
  expect(read(slot?.cells, 'developer.explorer').map(({ text, line }) => [text, line])).toEqual([
    ['Hi', 2],
    ['Back', 3],
  ]);
});

test('the page opens on what is written for a kind of visitor', () => {
  expect(drawMatrix(slots("{ title: 'Home' }"))).toMatch(/id="only-own" checked/);
});
