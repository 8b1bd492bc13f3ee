import { constant, contentOf } from '../fixture';
import { checkValues } from './entries';

const check = (literal: string) => checkValues(contentOf({ 'site.ts': constant(literal) }));

test('a score is from 0 to 100', () => {
  for (const right of [0, 67, 100]) expect(check(`{ relevanceScore: ${right} }`)).toEqual([]);
  for (const wrong of [-1, 100.5, 920]) expect(check(`{ relevanceScore: ${wrong} }`)).toHaveLength(1);
});

test('an email address is valid', () => {
  expect(check(`{ emails: { sales: 'sales@attune.example' } }`)).toEqual([]);
  for (const wrong of ['sales.attune.example', 'sales@attune,example', 'sales@attune'])
    expect(check(`{ emails: { sales: '${wrong}' } }`)).toEqual([
      expect.objectContaining({ message: expect.stringContaining(`“${wrong}” is not an email address`) }),
    ]);
});

test('a list is not empty', () => {
  expect(check(`{ segments: ['developer'], tags: ['roi'] }`)).toEqual([]);
  expect(check(`{ segments: [], tags: [] }`)).toEqual([
    expect.objectContaining({
      field: 'segments',
      message: expect.stringContaining('Name at least one of innovation-leader, developer, sales-prospect.'),
    }),
    expect.objectContaining({ field: 'tags', message: expect.stringContaining('Write at least one entry.') }),
  ]);
});
