import { findChangedTexts } from './changed-texts';
import { drawChanges } from './changes-page';
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

test('only those who read a changed text are named', () => {
  const [text] = change(
    "{ title: { new: 'Hi', returning: 'Back' } }",
    "{ title: { new: 'Hello', returning: 'Back' } }",
  );
  expect(text?.changes).toHaveLength(1);
  expect(text?.changes[0]?.visitors.every((visitor) => visitor.endsWith('.new'))).toBe(true);
});

test('an entry that is added at the top moves the others, which have not changed', () => {
  const texts = change(
    "{ list: [{ text: 'One.' }, { text: 'Two.' }] }",
    "{ list: [{ text: 'New.' }, { text: 'One.' }, { text: 'Two.' }] }",
  );
  expect(texts.map(({ changes }) => changes.map(({ before, after }) => [before, after]))).toEqual([
    [[undefined, 'New.']],
  ]);
});

test('a text that is gone was read before', () => {
  const [text] = change("{ title: 'Home', lede: 'Words' }", "{ title: 'Home' }");
  expect(text?.changes).toEqual([expect.objectContaining({ before: 'Words', after: undefined })]);
});

test('the page marks the words that differ, escaped, by page and visitor', () => {
  const texts = change("{ title: 'Pay <later> now' }", "{ title: 'Pay <nothing> now' }");
  const page = drawChanges(texts, { pageOf: () => '/pricing', against: 'HEAD (a1b2c3, fix)' });
  expect(page).toContain('<h2>/pricing</h2>');
  expect(page).toContain('<td>all visitors</td>');
  expect(page).toContain('Pay <mark>&lt;later&gt; </mark>now');
  expect(page).toContain('Pay <mark>&lt;nothing&gt; </mark>now');
  expect(page).not.toMatch(/(?:src|href)=/);
});
