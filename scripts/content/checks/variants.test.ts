import { constant, contentOf } from '../fixture';
import { checkVariants } from './entries';

const check = (value: string) => checkVariants(contentOf({ 'home.ts': constant(value) }));

test('copy for every segment, behavior and visitor type is fine', () => {
  const segments = "{ 'innovation-leader': 'a', developer: 'b', 'sales-prospect': 'c' }";
  const clusters = `{ explorer: ${segments}, researcher: ${segments}, converter: ${segments} }`;
  expect(check(`{ hero: ${clusters}, visitor: { new: 'a', returning: 'b' } }`)).toEqual([]);
});

test('names the variant that is missing, and where', () => {
  const value = "{ hero: { developer: { explorer: 'a', converter: 'b' } } }";
  expect(check(value)).toEqual([
    {
      file: 'home.ts',
      line: 1,
      item: 'hero',
      field: 'innovation-leader',
      message:
        'There is no text for innovation-leader. Each segment needs one of its own: innovation-leader, developer, sales-prospect.',
    },
    expect.objectContaining({ item: 'hero', field: 'sales-prospect' }),
    expect.objectContaining({
      item: 'hero › developer',
      field: 'researcher',
      message:
        'There is no text for researcher. Each behavior needs one of its own: explorer, researcher, converter.',
    }),
  ]);
});

test('an empty variant is a missing one, null is left out on purpose', () => {
  expect(check("{ note: { new: ' ', returning: null } }")).toEqual([
    expect.objectContaining({ item: 'note', field: 'new', message: 'The text for new is empty. Write it.' }),
  ]);
});

test('other names beside those of a persona make it something else', () => {
  expect(check("{ roles: { developer: 'Developer', ceo: 'CEO' } }")).toEqual([]);
});
