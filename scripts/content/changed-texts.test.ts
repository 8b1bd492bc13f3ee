import { findChangedTexts } from './changed-texts';
import { renderChanges } from './changes-page';
import { constant, contentOf } from './fixture';
import { readSlots } from './matrix';

const slots = (value: string) => readSlots(contentOf({ 'home.ts': constant(value) }));
const change = (before: string, after: string) => findChangedTexts(slots(before), slots(after));

test('the same content has no changes', () => {
  expect(change("{ title: 'Home' }", "{ title: 'Home' }")).toEqual([]);
});

test('one text for all, before and after', () => {
  const [text, ...more] = change("{ title: 'Home' }", "{ title: 'House' }");
  expect(more).toEqual([]);
  expect(text).toMatchObject({ file: 'home.ts', name: 'title' });
  expect(text?.changes).toEqual([expect.objectContaining({ before: 'Home', after: 'House' })]);
  expect(text?.changes[0]?.visitors).toHaveLength(18);
});

test('only visitors that see a changed text are named', () => {
  const [text] = change(
    "{ title: { new: 'Hi', returning: 'Back' } }",
    "{ title: { new: 'Hello', returning: 'Back' } }",
  );
  expect(text?.changes).toHaveLength(1);
  expect(text?.changes[0]?.visitors.every((visitor) => visitor.endsWith('.new'))).toBe(true);
});

test('an entry added at the top does not mark the entries that it moves as changed', () => {
  const texts = change(
    "{ list: [{ text: 'One.' }, { text: 'Two.' }] }",
    "{ list: [{ text: 'New.' }, { text: 'One.' }, { text: 'Two.' }] }",
  );
  expect(texts.map(({ changes }) => changes.map(({ before, after }) => [before, after]))).toEqual([
    [[undefined, 'New.']],
  ]);
});

test('a deleted text is listed with its old copy', () => {
  const [text] = change("{ title: 'Home', lede: 'Words' }", "{ title: 'Home' }");
  expect(text?.changes).toEqual([expect.objectContaining({ before: 'Words', after: undefined })]);
});

test('the page marks the differing words, escaped, by page and visitor', () => {
  const texts = change("{ title: 'Pay <later> now' }", "{ title: 'Pay <nothing> now' }");
  const page = renderChanges(texts, { pageOf: () => '/pricing', against: 'HEAD (a1b2c3, fix)' });
  expect(page).toContain('<h2>/pricing</h2>');
  expect(page).toContain('<td>all visitors</td>');
  expect(page).toContain('Pay &lt;<mark>later</mark>&gt; now');
  expect(page).toContain('Pay &lt;<mark>nothing</mark>&gt; now');
  expect(page).not.toMatch(/(?:src|href)=/);
});
