import { findChangedTexts, renderChanges } from './changes-page';
import { constant, contentOf } from './fixture';
import { readSlots } from './matrix';
import { PERSONAS } from '@/lib/personalization/persona';

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
  expect(text?.changes[0]?.visitors).toHaveLength(PERSONAS.length);
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

const DAYS = { since: new Date('2026-11-02T10:00:00Z'), today: new Date('2026-11-28T10:00:00Z') };

test('the page begins with the day, and lists the pages in the order of the site', () => {
  const files = { 'a.ts': 'other places, such as the assistant', 'b.ts': '/pricing', 'c.ts': '/, /demo' };
  const all = (value: string) =>
    readSlots(
      contentOf(Object.fromEntries([...Object.keys(files), 'd.ts'].map((file) => [file, constant(value)]))),
    );
  const texts = findChangedTexts(all("{ title: 'Home' }"), all("{ title: 'House' }"));
  const pageOf = (file: string) => Reflect.get(files, file) ?? 'every page';
  const page = renderChanges(texts, { ...DAYS, pageOf });
  expect(page).toContain('<body>\n<p>November 28, 2026</p>\n<h1>4 texts changed</h1>');
  expect(page).toContain('Compared with the texts of November 2, 2026.');
  expect([...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name]) => name)).toEqual([
    'Every page',
    '/, /demo',
    '/pricing',
    'Other places, such as the assistant',
  ]);
});

test('the editor’s own edits come before earlier ones', () => {
  const files = { 'a.ts': '/', 'b.ts': '/pricing' };
  const all = (value: string) => readSlots(contentOf({ 'a.ts': constant(value), 'b.ts': constant(value) }));
  const texts = findChangedTexts(all("{ title: 'Home' }"), all("{ title: 'House' }"));
  const isOwn = ({ file }: { file: string }) => file === 'b.ts';
  const page = renderChanges(texts, { ...DAYS, pageOf: (file) => Reflect.get(files, file), isOwn });
  expect([...page.matchAll(/<h[23]>(.*?)<\/h[23]>/g)].map(([, name]) => name)).toEqual([
    'Your own edits',
    '/pricing',
    'Earlier edits',
    '/',
  ]);
});

test('the page marks the differing words, escaped, by page and visitor', () => {
  const texts = change("{ title: 'Pay <later> now' }", "{ title: 'Pay <nothing> now' }");
  const page = renderChanges(texts, { ...DAYS, pageOf: () => '/pricing' });
  expect(page).toContain('<h2>/pricing</h2>');
  expect(page).toContain('<td>all visitors</td>');
  expect(page).toContain('Pay &lt;<mark>later</mark>&gt; now');
  expect(page).toContain('Pay &lt;<mark>nothing</mark>&gt; now');
  expect(page).not.toMatch(/(?:src|href)=/);
});
