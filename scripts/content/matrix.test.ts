import { PERSONAS } from '@/lib/personalization/persona';
import { constant, contentOf } from './fixture';
import { readSlots, type Cell } from './matrix';
import { countCells, renderMatrix } from './matrix-page';

const slots = (value: string) => readSlots(contentOf({ 'home.ts': constant(value) }));

/** The cells of the personas whose slug begins with `start`. */
const read = (cells: readonly Cell[] | undefined, start: string) =>
  PERSONAS.flatMap(({ segment, cluster, visitor }, index) =>
    `${segment}.${cluster}.${visitor}`.startsWith(start) && cells?.[index] ? [cells[index]] : [],
  );

test('one text for all is inherited by all personas', () => {
  const [slot] = slots("{ title: 'Home' }");
  expect(slot).toMatchObject({ file: 'home.ts', name: 'title', variesBy: [] });
  expect(slot?.cells).toEqual(PERSONAS.map(() => ({ status: 'inherited', text: 'Home', line: 1 })));
});

test('variants belong to their persona; without one it is missing, null omits it', () => {
  const [slot, ...rest] = slots(
    "{ hero: { 'innovation-leader': { explorer: { title: 'A' }, researcher: { title: 'B' } }, developer: { explorer: { title: ' ' }, researcher: { title: null }, converter: { title: 'C' } } } }",
  );
  expect(rest).toEqual([]);
  expect(slot).toMatchObject({ name: 'hero › title', variesBy: ['segment', 'behavior'] });
  expect(read(slot?.cells, 'innovation-leader.explorer')).toEqual(
    Array(2).fill({ status: 'own', text: 'A', line: 1 }),
  );
  expect(read(slot?.cells, 'innovation-leader.converter')[0]).toEqual({ status: 'missing', text: '' });
  expect(read(slot?.cells, 'developer.explorer')[0]).toEqual({ status: 'missing', text: '', line: 1 });
  expect(read(slot?.cells, 'developer.researcher')[0]).toEqual({ status: 'none', text: '', line: 1 });
  expect(read(slot?.cells, 'sales-prospect')).toEqual(Array(6).fill({ status: 'missing', text: '' }));
});

test('a variant that looks like a name is still copy; a place with only names is skipped', () => {
  const found = slots(
    "{ title: { new: 'to-do', returning: 'What is left' }, icon: { new: 'a-b', returning: 'c-d' } }",
  );
  expect(found.map(({ name, cells }) => [name, cells[0]?.text])).toEqual([['title', 'to-do']]);
});

test('a list is one place, and entries with the same name stay separate', () => {
  const found = slots(
    "{ points: ['One two', 'Three four'], agenda: [{ title: 'Five' }, { title: 'Five' }] }",
  );
  expect(found.map(({ name, cells }) => [name, cells[0]?.text])).toEqual([
    ['points', 'One two\nThree four'],
    ['agenda › “Five” › title', 'Five'],
    ['agenda › “Five” › title', 'Five'],
  ]);
});

test('a selector’s choices are shown to everybody', () => {
  const found = slots("{ options: { new: { label: 'New' }, returning: { label: 'Returning' } } }");
  expect(found.map(({ name, variesBy }) => [name, variesBy])).toEqual([
    ['options › new › label', []],
    ['options › returning › label', []],
  ]);
});

test('an entry for one segment is hidden from the others', () => {
  const [slot] = slots("[{ id: 'developer-1', title: 'Docs' }]");
  expect(read(slot?.cells, 'developer')).toEqual(Array(6).fill({ status: 'own', text: 'Docs', line: 1 }));
  expect(read(slot?.cells, 'sales')).toEqual(Array(6).fill({ status: 'hidden', text: '' }));
});

test('the page contains all copy, escaped, with equal neighbors joined', () => {
  const found = slots("{ title: 'Q & A <b>', hero: { new: 'Hi', returning: 'Back' } }");
  expect(countCells(found)).toEqual({
    own: PERSONAS.length,
    inherited: PERSONAS.length,
    missing: 0,
    none: 0,
    hidden: 0,
  });
  const page = renderMatrix(found);
  expect(page).toContain(
    `<td class="inherited" colspan="${PERSONAS.length}"><div><small>inherited, line 1</small>Q &amp; A &lt;b&gt;</div></td>`,
  );
  expect(page.match(/<td class="own" colspan="1"/g)).toHaveLength(PERSONAS.length);
  expect(page).not.toMatch(/(?:src|href)=/);
});

test('each kind of visitor has the line number of its own copy', () => {
  const [slot] = slots("{ title: {\n  new: 'Hi',\n  returning: 'Back',\n} }");
  expect(read(slot?.cells, 'developer.explorer').map(({ text, line }) => [text, line])).toEqual([
    ['Hi', 2],
    ['Back', 3],
  ]);
});
