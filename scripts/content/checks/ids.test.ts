import { constant, contentOf } from '../fixture';
import { checkIds } from './entries';

const check = (value: string) => checkIds(contentOf({ 'recommendations.ts': constant(value) }));

test('unique ids are fine', () => {
  expect(check("[{ id: 'developer-1' }, { id: 'developer-2' }]")).toEqual([]);
});

test('an id that is taken', () => {
  expect(check("[{ id: 'developer-1' }, { id: 'developer-1', title: 'Second' }]")).toEqual([
    expect.objectContaining({
      item: '“developer-1”',
      field: 'id',
      message: 'Another entry of this list already has the id developer-1. Give this one a different id.',
    }),
  ]);
});

test('an entry’s id equals its key', () => {
  expect(check("{ a: { id: 'a' }, b: { id: 'b' } }")).toEqual([]);
  expect(check("{ a: { id: 'a' }, b: { id: 'c' } }")).toEqual([
    expect.objectContaining({ item: 'b', field: 'id', message: expect.stringContaining('The id is c') }),
  ]);
});

test('a text twice in a list', () => {
  expect(check("{ tags: ['demo', 'roi'] }")).toEqual([]);
  expect(check("{ tags: ['demo', 'roi', 'demo'] }")).toEqual([
    expect.objectContaining({ item: 'tags', field: 'no. 3', message: expect.stringContaining('“demo”') }),
  ]);
});

test('an order that omits an entry for one segment', () => {
  const order = (last: string) => `{ order: { developer: ['a', 'b'], 'sales-prospect': ['b'${last}] } }`;
  expect(check(order(", 'a'"))).toEqual([]);
  expect(check(order(''))).toEqual([
    expect.objectContaining({
      item: 'order',
      field: 'sales-prospect',
      message: expect.stringMatching(/^a is/),
    }),
  ]);
});

describe('hub articles', () => {
  const article = (id: string) => `export const article = { id: '${id}', sections: [] };`;
  const hub = (file: string, list: string) =>
    checkIds(
      contentOf({
        [`hub/${file}.ts`]: article('weak-signals'),
        'hub/articles.ts': `import { article } from './${file}'; export const hubArticles = [${list}];`,
        [`${file}.ts`]: article('weak-signals'),
      }),
    );

  test('in the list and named after their file', () => {
    expect(hub('weak-signals', 'article')).toEqual([]);
  });

  test('missing from the list', () => {
    expect(hub('weak-signals', '')).toEqual([
      expect.objectContaining({ field: 'id', message: expect.stringContaining('hub/articles.ts') }),
    ]);
  });

  test('not named after their file', () => {
    expect(hub('strong-signals', 'article')).toEqual([
      expect.objectContaining({ field: 'id', message: expect.stringContaining('strong-signals') }),
    ]);
  });
});
