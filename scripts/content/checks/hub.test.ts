import { contentOf } from '../fixture';
import { checkHub } from './hub';

const article = (id: string, words: number, picture = id) =>
  `{ id: '${id}', title: '${id} title', picture: '${picture}', sections: [{ heading: 'One', paragraphs: ['${'word '.repeat(words - 1).trim()}'] }] }`;
const messages = (sources: Readonly<Record<string, string>>) =>
  checkHub(contentOf(sources)).map(({ file, field, message }) => `${file} ${field}: ${message}`);

test.each([
  [349, 'The article has 349 words, and an article has 350 to 600: write 1 more.'],
  [601, 'The article has 601 words, and an article has 350 to 600: cut 1.'],
])('an article of %d words', (words, message) => {
  expect(messages({ 'hub/one.ts': `export const one = ${article('one', words)};` })).toEqual([
    expect.stringContaining(`hub/one.ts sections: ${message}`),
  ]);
});

test.each([350, 600])('an article of %d words is fine', (words) => {
  expect(messages({ 'hub/one.ts': `export const one = ${article('one', words)};` })).toEqual([]);
});

test('too few articles, a filter without articles, a repeated picture', () => {
  const found = messages({
    'hub/articles.ts': `export const hubArticles = [${article('one', 400)}, ${article('two', 400, 'one')}];`,
  });
  expect(found).toContainEqual(
    expect.stringContaining('There are 2 articles, and the Content Hub needs 16: add 14.'),
  );
  expect(found).toContainEqual(expect.stringContaining('No article has “beginner” under difficulty'));
  expect(found).toContainEqual(expect.stringContaining('picture: “one title” already has the picture one'));
});

test('pictures of recommendations shown together, and of an article and its card', () => {
  const items = `export const recommendationItems = [
    { id: 'developer-1', title: 'A', picture: 'a', url: '/content-hub#one' },
    { id: 'sales-prospect-1', title: 'B', picture: 'a', url: '/api' },
    { id: 'general-1', title: 'C', picture: 'a', url: '/api' },
  ];`;
  const found = messages({
    'hub/articles.ts': `export const hubArticles = [${article('one', 400)}];`,
    'recommendations.ts': items,
  }).filter((message) => message.startsWith('recommendations'));
  expect(found).toEqual([
    expect.stringContaining('“A” already has the picture a'),
    expect.stringContaining('The article one has the picture one. Give its card the same one.'),
  ]);
});
