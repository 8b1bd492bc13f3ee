import type { FieldLabels } from '@/lib/content/pages/api-docs';
import type { JsonSchema } from './open-api-document';

/** A field of a body as a table shows it. `when` names the kind that has the field: 'eventType: click'. */
export type Field = { name: string; type: string; limits: string; isRequired: boolean; when: string };

type Place = { name: string; isRequired: boolean; when: string };

const ROOT: Place = { name: '', isRequired: true, when: '' };

/** The fields of a body, parents before children: `events`, then `events[].eventType`. */
export function describeFields(schema: JsonSchema, words: FieldLabels): Field[] {
  return listFields(schema, ROOT, words).filter(({ name }) => name !== '');
}

function listFields(schema: JsonSchema, place: Place, words: FieldLabels): Field[] {
  const field = { ...place, type: describeType(schema, words), limits: describeLimits(schema, words) };
  return [field, ...listInner(schema, place, words)];
}

function listInner(schema: JsonSchema, place: Place, words: FieldLabels): Field[] {
  const { name, when } = place;
  const below = (key: string) => (name === '' ? key : `${name}.${key}`);
  const kinds = schema.oneOf && readKinds(schema.oneOf);
  if (kinds) return listKinds(kinds, place, words);
  const shapes = schema.anyOf ?? schema.oneOf ?? [];
  const values = schema.additionalProperties;
  return [
    ...shapes.flatMap((shape) => listInner(shape, place, words)),
    ...(schema.items ? listInner(schema.items, { ...place, name: `${name}[]` }, words) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
      const isRequired = schema.required?.includes(key) ?? false;
      return listFields(inner, { name: below(key), isRequired, when }, words);
    }),
    ...(typeof values === 'object' && Object.keys(values).length > 0
      ? listFields(values, { name: below('*'), isRequired: false, when }, words)
      : []),
  ];
}

type Kinds = { tag: string; shapes: readonly JsonSchema[] };

function readKinds(shapes: readonly JsonSchema[]): Kinds | null {
  const [first] = shapes;
  const isTag = (key: string) => shapes.every((shape) => shape.properties?.[key]?.const !== undefined);
  const tag = Object.keys(first?.properties ?? {}).find(isTag);
  return tag === undefined ? null : { tag, shapes };
}

function listKinds({ tag, shapes }: Kinds, place: Place, words: FieldLabels): Field[] {
  const values = shapes.map((shape) => shape.properties?.[tag]?.const);
  const rows = shapes.flatMap((shape, index) => {
    const when = `${tag}: ${String(values[index])}`;
    return listInner(shape, { ...place, when }, words).filter(({ name }) => !name.endsWith(`.${tag}`));
  });
  const same = (a: Field, b: Field) =>
    JSON.stringify({ ...a, when: '' }) === JSON.stringify({ ...b, when: '' });
  const isCommon = (row: Field) => rows.filter((other) => same(row, other)).length === shapes.length;
  const common = rows.filter(
    (row, index) => isCommon(row) && rows.findIndex((one) => same(one, row)) === index,
  );
  const tagField = { type: 'string', enum: values };
  return [
    ...listFields(tagField, { ...place, name: `${place.name}.${tag}`, isRequired: true }, words),
    ...common.map((row) => ({ ...row, when: place.when })),
    ...rows.filter((row) => !isCommon(row)),
  ];
}

function describeType(schema: JsonSchema, words: FieldLabels): string {
  const kinds = schema.oneOf && readKinds(schema.oneOf);
  if (kinds) return words.types.object ?? '';
  const shapes = schema.anyOf ?? schema.oneOf;
  if (shapes) return [...new Set(shapes.map((shape) => describeType(shape, words)))].join(` ${words.or} `);
  const names = [schema.type ?? (schema.const === undefined ? 'any' : typeof schema.const)].flat();
  return names.map((name) => words.types[name] ?? name).join(` ${words.or} `);
}

function describeLimits(schema: JsonSchema, words: FieldLabels): string {
  const shapes = schema.anyOf?.map((shape) => describeLimits(shape, words)) ?? [];
  const parts = [
    ...shapes,
    ...(schema.const === undefined ? [] : [String(schema.const)]),
    ...(schema.enum ? [`${words.oneOf} ${schema.enum.join(', ')}`] : []),
    ...(schema.format ? [words.formats[schema.format] ?? schema.format] : []),
    describeRange(schema.minimum, schema.maximum, '', words),
    describeRange(schema.minLength, schema.maxLength, words.characters, words),
    describeRange(schema.minItems, schema.maxItems, words.entries, words),
    ...(schema.propertyNames?.enum ? [`${words.names} ${schema.propertyNames.enum.join(', ')}`] : []),
  ];
  return [...new Set(parts.filter((part) => part !== ''))].join('; ');
}

function describeRange(
  least: number | undefined,
  most: number | undefined,
  unit: string,
  words: FieldLabels,
): string {
  const isOpenBelow = least === undefined || (least === 0 && unit !== '');
  if (most === undefined) return isOpenBelow ? '' : `${words.atLeast} ${least} ${unit}`.trim();
  const range = isOpenBelow ? `${words.upTo} ${most}` : `${least} ${words.to} ${most}`;
  return `${range} ${unit}`.trim();
}
