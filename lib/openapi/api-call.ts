import type { z } from 'zod';
import type { ServerEvent } from '@/lib/contracts/event-stream';
import type { JsonSchema } from './json-schema';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export type Parameter = {
  name: string;
  in: 'path' | 'query';
  schema: z.ZodType;
  example: string;
  isRequired: boolean;
};

/** What stands in the reference about one call; its words stand in lib/content/pages/api-docs.ts. */
export type ApiCall = {
  method: Method;
  /** With the names of its parameters in braces. */
  path: `/api/${string}`;
  parameters?: readonly Parameter[];
  request?: {
    schema: z.ZodType;
    example: Readonly<Record<string, unknown>>;
    /** What the schema checks and can not say in JSON Schema. */
    rule?: JsonSchema;
  };
  answer: {
    status: 200 | 201;
    schema: z.ZodType;
    example: unknown;
    /** For callers that accept an event stream: each event's data by its name, and how an answer goes. */
    events?: { schemas: Readonly<Record<string, z.ZodType>>; example: readonly ServerEvent[] };
  };
  /** Answers the same to everybody, without a cookie. */
  isOpen?: boolean;
  /** An answer of its own shape besides the one above. */
  unavailable?: z.ZodType;
};

export const ERROR_STATUSES = ['400', '403', '404', '405', '408', '413', '415', '429', '500', '503'] as const;

export type ErrorStatus = (typeof ERROR_STATUSES)[number];

const isWrite = ({ method }: ApiCall) => method !== 'GET';

/** The problems that a call can answer with; 404 and 405 are those of calls that do not exist. */
export function listErrors(call: ApiCall): ErrorStatus[] {
  const { request, parameters = [], isOpen = false, unavailable } = call;
  const canBe: Partial<Record<ErrorStatus, boolean>> = {
    '400': Boolean(request) || (parameters.length > 0 && !isOpen),
    '403': isWrite(call),
    '408': Boolean(request),
    '413': Boolean(request),
    '415': Boolean(request),
    '429': !isOpen,
    '500': true,
    '503': !isOpen && !unavailable,
  };
  return ERROR_STATUSES.filter((status) => canBe[status]);
}
