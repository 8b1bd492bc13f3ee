import type { FieldLabels } from '@/lib/content/pages/api-docs';
import type { JsonSchema } from './json-schema';

/** A field of a body as a table shows it. `when` names the kind that has the field: 'eventType: click'. */
export type Field = { name: string; type: string; limits: string; isRequired: boolean; when: string };

type Place = { name: string; isRequired: boolean; when: string };

const ROOT: Place = { name: '', isRequired: true, when: '' };

/** The fields of a body, parents before children: `events`, then `events[].eventType`. */
export function describeFields(schema: JsonSchema, labels: FieldLabels): Field[] {
  return listFields(schema, ROOT, labels).filter(({ name }) => name !== '');
}

function listFields(schema: JsonSchema, location: Place, labels: FieldLabels): Field[] {
  const field = { ...location, type: describeType(schema, labels), limits: describeLimits(schema, labels) };
  return [field, ...listInner(schema, location, labels)];
}

function listInner(schema: JsonSchema, location: Place, labels: FieldLabels): Field[] {
  const { name, when } = location;
  const childName = (key: string) => (name === '' ? key : `${name}.${key}`);
  const kinds = schema.oneOf && readKinds(schema.oneOf);
  if (kinds) return listKinds(kinds, location, labels);
  const shapes = schema.anyOf ?? schema.oneOf ?? [];
  const values = schema.additionalProperties;
  return [
    ...shapes.flatMap((shape) => listInner(shape, location, labels)),
    ...(schema.items ? listInner(schema.items, { ...location, name: `${name}[]` }, labels) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
      const isRequired = schema.required?.includes(key) ?? false;
      return listFields(inner, { name: childName(key), isRequired, when }, labels);
    }),
    ...(typeof values === 'object' && Object.keys(values).length > 0
      ? listFields(values, { name: childName('*'), isRequired: false, when }, labels)
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

function listKinds({ tag, shapes }: Kinds, location: Place, labels: FieldLabels): Field[] {
  const values = shapes.map((shape) => shape.properties?.[tag]?.const);
  const rows = shapes.flatMap((shape, index) => {
    const when = `${tag}: ${String(values[index])}`;
    return listInner(shape, { ...location, when }, labels).filter(({ name }) => !name.endsWith(`.${tag}`));
  });
  const isSame = (a: Field, b: Field) =>
    JSON.stringify({ ...a, when: '' }) === JSON.stringify({ ...b, when: '' });
  const isCommon = (row: Field) => rows.filter((other) => isSame(row, other)).length === shapes.length;
  const common = rows.filter(
    (row, index) => isCommon(row) && rows.findIndex((one) => isSame(one, row)) === index,
  );
  const tagField = { type: 'string', enum: values };
  return [
    ...listFields(tagField, { ...location, name: `${location.name}.${tag}`, isRequired: true }, labels),
    ...common.map((row) => ({ ...row, when: location.when })),
    ...rows.filter((row) => !isCommon(row)),
  ];
}

function describeType(schema: JsonSchema, labels: FieldLabels): string {
  const kinds = schema.oneOf && readKinds(schema.oneOf);
  if (kinds) return labels.types.object ?? '';
  const shapes = schema.anyOf ?? schema.oneOf;
  if (shapes) return [...new Set(shapes.map((shape) => describeType(shape, labels)))].join(` ${labels.or} `);
  const names = [schema.type ?? (schema.const === undefined ? 'any' : typeof schema.const)].flat();
  return names.map((name) => labels.types[name] ?? name).join(` ${labels.or} `);
}

function describeLimits(schema: JsonSchema, labels: FieldLabels): string {
  const shapes = schema.anyOf?.map((shape) => describeLimits(shape, labels)) ?? [];
  const parts = [
    ...shapes,
    ...(schema.const === undefined ? [] : [String(schema.const)]),
    ...(schema.enum ? [`${labels.oneOf} ${schema.enum.join(', ')}`] : []),
    ...(schema.format ? [labels.formats[schema.format] ?? schema.format] : []),
    describeRange(schema.minimum, schema.maximum, '', labels),
    describeRange(schema.minLength, schema.maxLength, labels.characters, labels),
    describeRange(schema.minItems, schema.maxItems, labels.entries, labels),
    ...(schema.propertyNames?.enum ? [`${labels.names} ${schema.propertyNames.enum.join(', ')}`] : []),
  ];
  return [...new Set(parts.filter((part) => part !== ''))].join('; ');
}

function describeRange(
  min: number | undefined,
  max: number | undefined,
  unit: string,
  labels: FieldLabels,
): string {
  const hasNoMinimum = min === undefined || (min === 0 && unit !== '');
  if (max === undefined) return hasNoMinimum ? '' : `${labels.atLeast} ${min} ${unit}`.trim();
  const range = hasNoMinimum ? `${labels.upTo} ${max}` : `${min} ${labels.to} ${max}`;
  return `${range} ${unit}`.trim();
}
