import { z } from 'zod';
import { problemSchema } from './base';
import { apiDocsCopy } from '@/lib/content/pages/api-docs';
import { apiErrorCopy } from '@/lib/content/pages/api-errors';
import { site } from '@/lib/content/site';
import { ERROR_STATUSES, listErrors, type ApiCall } from './api-call';
import { listCalls } from './calls';
import type { JsonSchema } from './json-schema';
import { EXAMPLE_LEAD_EVENT, leadEventSchema } from './lead-event';

/** Zod's default limits of integers, omitted from our documentation. */
const INTEGER_LIMITS = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

type Call = ReturnType<typeof listCalls>[number];

/** Of https://www.standardwebhooks.com. */
const WEBHOOK_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];

const VISITOR = 'visitor';
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

export function createOpenApiDocument() {
  const calls = listCalls();
  const { groups, head, start } = apiDocsCopy;
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.name} API`,
      version: '1.0.0',
      summary: head.heading,
      description: start.points.map(({ title, text }) => `${title}: ${text}`).join('\n\n'),
      contact: { name: site.name, email: site.emails.support },
    },
    servers: [{ url: '/' }],
    security: [{ [VISITOR]: [] }, {}],
    tags: groups.map(({ id, heading, lede }) => ({ name: id, description: `${heading}. ${lede}` })),
    paths: Object.fromEntries(
      [...new Set(calls.map(({ path }) => path))].map((path) => [
        path,
        Object.fromEntries(
          calls
            .filter((call) => call.path === path)
            .map((call) => [call.method.toLowerCase(), describeOperation(call)]),
        ),
      ]),
    ),
    webhooks: {
      demoRequest: {
        post: {
          operationId: 'receiveDemoRequest',
          summary: apiDocsCopy.webhook.title,
          description: apiDocsCopy.webhook.text,
          security: [],
          parameters: WEBHOOK_HEADERS.map((name) => ({
            ...{ name, in: 'header', required: true, schema: { type: 'string' } },
          })),
          requestBody: {
            required: true,
            content: json(toJsonSchema(leadEventSchema, 'output'), EXAMPLE_LEAD_EVENT),
          },
          responses: { '2XX': { description: apiDocsCopy.webhook.received } },
        },
      },
    },
    components: {
      schemas: { Problem: toJsonSchema(problemSchema, 'output') },
      responses: Object.fromEntries(
        ERROR_STATUSES.map((status) => [`Problem${status}`, describeProblem(status)]),
      ),
      securitySchemes: {
        [VISITOR]: { type: 'apiKey', in: 'cookie', name: VISITOR, description: apiDocsCopy.cookie },
      },
    },
  };
}

function describeOperation(call: Call) {
  const { id, parameters, request, response, isOpen, unavailable } = call;
  const { title, text } = apiDocsCopy.calls[id];
  return {
    operationId: id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: title,
    description: text,
    tags: apiDocsCopy.groups
      .filter(({ calls }) => calls.some((known) => known === id))
      .map((group) => group.id),
    ...(isOpen && { security: [] }),
    ...(parameters && { parameters: parameters.map(describeParameter) }),
    ...(request && {
      requestBody: { required: true, content: json(describeRequest(request), request.example) },
    }),
    responses: {
      [response.status]: {
        description: apiDocsCopy.labels.answer,
        content: json(toJsonSchema(response.schema, 'output'), response.example),
      },
      ...Object.fromEntries(
        listErrors(call).map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
      ),
      ...(unavailable && {
        503: {
          description: apiErrorCopy['503'].meaning,
          headers: RETRY_AFTER,
          content: json(toJsonSchema(unavailable, 'output')),
        },
      }),
    },
  };
}

function describeParameter({
  name,
  in: location,
  schema,
  example,
  isRequired,
}: NonNullable<ApiCall['parameters']>[number]) {
  const jsonSchema = toJsonSchema(schema, 'input');
  return {
    name,
    in: location,
    required: isRequired,
    schema: jsonSchema,
    example: jsonSchema.type === 'integer' ? Number(example) : example,
  };
}

export function describeRequest({ schema, rule }: NonNullable<ApiCall['request']>): JsonSchema {
  return { ...toJsonSchema(schema, 'input'), ...rule };
}

function describeProblem(status: (typeof ERROR_STATUSES)[number]) {
  const { meaning, remedy } = apiErrorCopy[status];
  return {
    description: `${meaning} ${remedy}`,
    ...(['429', '503'].includes(status) && { headers: RETRY_AFTER }),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

function json(schema: JsonSchema, example?: unknown) {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}

export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const result = z.toJSONSchema(unwrapPreprocess(schema, io), {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Redundant with the format.
      if (jsonSchema.format) delete jsonSchema.pattern;
      if (jsonSchema.minimum === INTEGER_LIMITS.minimum) delete jsonSchema.minimum;
      if (jsonSchema.maximum === INTEGER_LIMITS.maximum) delete jsonSchema.maximum;
    },
  });
  delete result.$schema;
  return result as JsonSchema;
}

/** The input of a schema with z.preprocess is unknown, so its inner schema describes the body. */
function unwrapPreprocess(schema: z.ZodType, io: 'input' | 'output'): z.ZodType {
  const isUnwrapped = io === 'input' && schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform;
  return isUnwrapped && schema.out instanceof z.ZodType ? schema.out : schema;
}
