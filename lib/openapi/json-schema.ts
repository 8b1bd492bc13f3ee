import { z } from 'zod';

/** As much of JSON Schema as our contracts use. */
export type JsonSchema = {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
};

/** Every name that a record must have stands in its contract; none of ours asks for one of these. */
const EVERY_WHOLE_NUMBER = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

/** A contract as JSON Schema: what a caller may send ('input'), or what an answer holds ('output'). */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const result = z.toJSONSchema(readable(schema, io), {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The format says it, in a word.
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.minimum === EVERY_WHOLE_NUMBER.minimum) delete jsonSchema.minimum;
      if (jsonSchema.maximum === EVERY_WHOLE_NUMBER.maximum) delete jsonSchema.maximum;
    },
  });
  delete result.$schema;
  return result as JsonSchema;
}

/** What unwraps a body first takes anything; what it makes of it has the shape. */
function readable(schema: z.ZodType, io: 'input' | 'output'): z.ZodType {
  const isUnwrapped = io === 'input' && schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform;
  return isUnwrapped && schema.out instanceof z.ZodType ? schema.out : schema;
}
