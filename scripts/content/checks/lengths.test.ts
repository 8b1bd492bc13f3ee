import { contentOf } from '../fixture';
import { checkLengths } from './words';

const words = (length: number) => 'a'.repeat(length);
const metadata = (title: number, description: number) => ({
  'metadata.ts': `export const pageMetadata = { home: { title: '${words(title)}', description: '${words(description)}' } };`,
});
const hero = (headline: number, lede: number) => ({
  'home.ts': `export const homeCopy = { hero: { copy: { developer: { explorer: { headline: '${words(headline)}', lede: '${words(lede)}' } } } } };`,
});

test('60 and 160 characters fit for title and description, 60 and 180 for the hero', () => {
  expect(checkLengths(contentOf({ ...metadata(60, 160), ...hero(60, 180) }))).toEqual([]);
});

test('one more does not', () => {
  expect(checkLengths(contentOf({ ...metadata(61, 161), ...hero(61, 181) }))).toEqual([
    expect.objectContaining({
      item: 'home',
      field: 'title',
      message: 'The title has 61 characters, and the limit is 60: cut 1. Search engines cut off the rest.',
    }),
    expect.objectContaining({
      field: 'description',
      message: expect.stringContaining('161 characters, and the limit is 160'),
    }),
    expect.objectContaining({ item: 'hero › copy › developer › explorer', field: 'headline' }),
    expect.objectContaining({
      field: 'lede',
      message: expect.stringContaining('181 characters, and the limit is 180'),
    }),
  ]);
});

test('lengths count visible characters, and an inserted claim counts as its text', () => {
  const claims = "export const claims = { freeTrial: { value: '30-day' } };";
  const title = `import { claims } from './claims'; export const pageMetadata = { home: { title: \`${'é'.repeat(54)}\${claims.freeTrial.value}\` } };`;
  expect(checkLengths(contentOf({ 'claims.ts': claims, 'metadata.ts': title }))).toEqual([]);
});

test('two pages must not share a title', () => {
  const source = "export const pageMetadata = { home: { title: 'Attune' }, about: { title: 'Attune' } };";
  expect(checkLengths(contentOf({ 'metadata.ts': source }))).toEqual([
    expect.objectContaining({
      item: 'about',
      field: 'title',
      message: expect.stringMatching(/^home › title has/),
    }),
  ]);
});
