import fc from 'fast-check';
import type { JsonSchema } from '@/lib/calls/json-schema';
import { anyString, textOf } from './naughty';

const MAX_LENGTH = 2000;
// Few users, so that calls of one visit hit the same rows.
const USER_IDS = [0, 1, 42, 2147483647];

const uuid = fc.tuple(fc.integer({ min: 0, max: 15 }), fc.boolean()).map(([number, isUpper]) => {
  const text = `abcdef00-0000-4000-8000-00000000000${number.toString(16)}`;
  return isUpper ? text.toUpperCase() : text;
});

const dateTime = fc.oneof(
  fc.constantFrom('2000-01-01T00:00:00Z', '2099-12-31T23:59:59.999Z', '2099-12-31T23:59:59-14:00'),
  fc.constantFrom('2024-02-29T12:00:00.123456789+05:45', '2000-01-01T00:00:00+14:00', '2024-06-30T23:59Z'),
  fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
);

const emails = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom('a@b.co', 'ünï@cödé.example', "o'neil+x@mail.example", '1@2.33', '😀@example.example'),
);

/** Values that a contract's schema allows, with edge cases more frequent than in real traffic. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.properties) return objectOf(schema);
  const shapes = schema.anyOf ?? schema.oneOf;
  if (shapes) return fc.oneof(...shapes.map(arbitraryOf));
  switch (schema.type) {
    case 'object':
      return recordOf(schema);
    case 'array':
      return listOf(schema);
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

function objectOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], oneOf, minProperties = 0 } = schema;
  if (oneOf) return fc.oneof(...oneOf.map((chosen) => objectOf(select(schema, chosen))));
  const model = Object.fromEntries(
    Object.entries(properties).map(([key, inner]) => [key, arbitraryOf(inner)]),
  );
  return fc
    .record(model, { requiredKeys: [...required] })
    .map((value) => ({ ...value }))
    .filter((value) => Object.keys(value).length >= minProperties);
}

/** Keeps one alternative of mutually exclusive fields. */
function select(schema: JsonSchema, { required = [] }: JsonSchema): JsonSchema {
  const others = (schema.oneOf ?? []).flatMap((shape) => shape.required ?? []);
  const isKept = ([key]: [string, JsonSchema]) => required.includes(key) || !others.includes(key);
  const properties = Object.fromEntries(Object.entries(schema.properties ?? {}).filter(isKept));
  return { ...schema, oneOf: undefined, properties, required: [...(schema.required ?? []), ...required] };
}

function recordOf({ propertyNames, additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
  const names = propertyNames ? arbitraryOf(propertyNames).map(String) : anyString;
  const values = typeof additionalProperties === 'object' ? arbitraryOf(additionalProperties) : anyString;
  return fc.array(fc.tuple(names, values), { maxLength: 6 }).map((entries) => Object.fromEntries(entries));
}

function listOf({ items = {}, minItems = 0, maxItems = 10 }: JsonSchema): fc.Arbitrary<unknown[]> {
  const usual = { minLength: minItems, maxLength: Math.max(minItems, 3) };
  const full = { minLength: minItems, maxLength: maxItems, size: 'max' } as const;
  const item = arbitraryOf(items);
  return fc.oneof(
    { arbitrary: fc.array(item, usual), weight: 9 },
    { arbitrary: fc.array(item, full), weight: 1 },
  );
}

function stringOf({
  format,
  pattern,
  minLength = 0,
  maxLength = MAX_LENGTH,
}: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return uuid;
  if (format === 'date-time') return dateTime;
  if (pattern?.includes('@')) return emails.filter((text) => new RegExp(pattern).test(text));
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return textOf(minLength, maxLength);
}

function numberOf({ type, minimum = -1e9, maximum = 1e9 }: JsonSchema): fc.Arbitrary<number> {
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (maximum !== USER_IDS.at(-1)) return fc.integer({ min: minimum, max: maximum });
  return fc.oneof(
    { arbitrary: fc.constantFrom(...USER_IDS), weight: 5 },
    fc.integer({ min: minimum, max: maximum }),
  );
}
