import { constant, contentOf } from '../fixture';
import { checkVariants } from './entries';

const check = (value: string) => checkVariants(contentOf({ 'home.ts': constant(value) }));

test('copy for every segment, behavior and visitor type is fine', () => {
  const segments = "{ 'innovation-leader': 'a', developer: 'b', 'sales-prospect': 'c' }";
  const clusters = `{ explorer: ${segments}, researcher: ${segments}, converter: ${segments} }`;
  expect(check(`{ hero: ${clusters}, visitor: { new: 'a', returning: 'b' } }`)).toEqual([]);
});

test('names the missing variant and its place', () => {
  const value = "{ hero: { developer: { explorer: 'a', converter: 'b' } } }";
  expect(check(value)).toEqual([
    {
      file: 'home.ts',
      line: 1,
      item: 'hero',
      field: 'innovation-leader',
      message:
        'There is no text for innovation-leader. Each segment needs its own: innovation-leader, developer, sales-prospect.',
    },
    expect.objectContaining({ item: 'hero', field: 'sales-prospect' }),
    expect.objectContaining({
      item: 'hero › developer',
      field: 'researcher',
      message:
        'There is no text for researcher. Each behavior needs its own: explorer, researcher, converter.',
    }),
  ]);
});

test('an empty variant counts as missing, null as omitted on purpose', () => {
  expect(check("{ note: { new: ' ', returning: null } }")).toEqual([
    expect.objectContaining({ item: 'note', field: 'new', message: 'The text for new is empty. Write it.' }),
  ]);
});

test('an object with keys that are not persona values is not checked for variants', () => {
  expect(check("{ roles: { developer: 'Developer', ceo: 'CEO' } }")).toEqual([]);
});
