import fc from 'fast-check';
import type { JsonSchema } from '@/lib/calls/json-schema';

const UUIDS = ['00000000-0000-4000-8000-000000000000', 'ABCDEF00-0000-4000-8000-000000000001'];
const TIMES = [
  '2000-01-01T00:00:00Z',
  '2099-12-31T23:59:59.999-14:00',
  '2024-02-29T12:00:00.123456789+05:45',
];
const EMAILS = ['a@b.co', "o'neil+x@mail.example", '1@2.33'];
const MAX_LENGTH = 2000;
const MAX_ITEMS = 3;
/** Few users, so that calls meet the same rows. */
const USER_IDS = [0, 1, 42, 2147483647];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ' ', '\0', '\ud800', '\u202e', '__proto__', 'constructor', '{"message":"x"}', '%00'),
);

/** Bodies that a call's schema describes. Some break rules that only zod knows. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, oneOf, properties, required = [], items = {}, minItems = 0, maxItems = MAX_ITEMS } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (properties)
    return fc.record(mapValues(properties, arbitraryOf), {
      requiredKeys: [...required],
      noNullPrototype: true,
    });
  const shapes = anyOf ?? oneOf;
  if (shapes) return fc.oneof(...shapes.map(arbitraryOf));
  switch (schema.type) {
    case 'object':
      return fc.dictionary(text, fc.integer(), { maxKeys: 5, noNullPrototype: true });
    case 'array':
      return fc.array(arbitraryOf(items), { minLength: minItems, maxLength: Math.min(maxItems, MAX_ITEMS) });
    case 'string':
      return stringOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return numberOf(schema);
  }
}

function stringOf({ format, pattern, maxLength = MAX_LENGTH }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.constantFrom(...UUIDS);
  if (format === 'date-time') return fc.constantFrom(...TIMES);
  if (pattern?.includes('@')) return fc.constantFrom(...EMAILS);
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    text,
    fc.constantFrom('a', 'é ', '😀').map((part) => repeat(part, maxLength)),
  );
}

function numberOf({ type, minimum = -1e9, maximum = 1e9 }: JsonSchema): fc.Arbitrary<number> {
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (maximum === USER_IDS.at(-1)) return fc.constantFrom(...USER_IDS);
  return fc.integer({ min: minimum, max: maximum });
}

/** The body with all fields, and every text written by `write`. @param items of each list, at most */
export function fillBody(schema: JsonSchema, write: (maxLength: number) => string, items: number): unknown {
  const fill = (inner: JsonSchema): unknown => fillBody(inner, write, items);
  const { properties, anyOf, oneOf, format, maxItems = items, maxLength = MAX_LENGTH } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (properties) return mapValues(properties, fill);
  const [shape] = anyOf ?? oneOf ?? [];
  if (shape) return fill(shape);
  if (format === 'uuid') return UUIDS[0];
  if (format === 'date-time') return TIMES[0];
  switch (schema.type) {
    case 'object':
      return { [write(maxLength)]: 1 };
    case 'array':
      return Array.from({ length: Math.min(maxItems, items) }, () => fill(schema.items ?? {}));
    case 'string':
      return write(maxLength);
    case 'boolean':
      return true;
    default:
      return schema.minimum ?? 1;
  }
}

/** A text of this length, or a little less. */
export const repeat = (part: string, length: number): string => part.repeat(Math.floor(length / part.length));

const mapValues = <T>(record: Readonly<Record<string, JsonSchema>>, map: (schema: JsonSchema) => T) =>
  Object.fromEntries(Object.entries(record).map(([name, schema]) => [name, map(schema)]));
