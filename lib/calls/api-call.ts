import type { z } from 'zod';
import { userIdSchema } from './base';
import { fillPath } from './endpoint';
import type { JsonSchema } from './json-schema';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Parameter = {
  name: string;
  in: 'path' | 'query';
  schema: z.ZodType;
  example: string;
  isRequired: boolean;
};

/** A call without its handler, which is in app/api. Its copy is in lib/content/pages/api-docs.ts. */
export type Call<E extends string, Body extends z.ZodType, Result extends z.ZodType> = {
  /** Method and path, with parameters in braces. */
  endpoint: E;
  parameters?: readonly Parameter[];
  request?: {
    schema: Body;
    example: z.input<Body>;
    /** A constraint that zod checks but cannot export to JSON Schema. */
    rule?: JsonSchema;
  };
  response: { status: 200 | 201; schema: Result; example: z.output<Result> };
  /** For probes: no cookie and no rate limit, so that a check never depends on its caller. */
  isOpen?: boolean;
  /** The body of a 503 that is not problem+json. */
  unavailable?: z.ZodType;
};

export type AnyCall = Call<string, z.ZodType, z.ZodType>;

/** Types an endpoint for its handler, the browser and the reference. A call without a request has no body. */
export function defineCall<
  const E extends `${Method} /${string}`,
  Result extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
>(call: Call<E, Body, Result>): Call<E, Body, Result> {
  return call;
}

export const EXAMPLE_USER_ID = 42;

export function userIdParameter(name: string): Parameter {
  return { name, in: 'path', schema: userIdSchema, example: String(EXAMPLE_USER_ID), isRequired: true };
}

/** A call as the reference lists it. Every body is an object. */
export type ApiCall = Pick<AnyCall, 'parameters' | 'response' | 'isOpen' | 'unavailable'> & {
  method: Method;
  path: string;
  request?: { schema: z.ZodType; example: Readonly<Record<string, unknown>>; rule?: JsonSchema };
};

export const ERROR_STATUSES = ['400', '403', '404', '405', '408', '413', '415', '429', '500', '503'] as const;

export type ErrorStatus = (typeof ERROR_STATUSES)[number];

const isWrite = ({ method }: ApiCall) => method !== 'GET';

export function listErrors(call: ApiCall): ErrorStatus[] {
  const { request, parameters = [], isOpen = false, unavailable } = call;
  const isPossible: Partial<Record<ErrorStatus, boolean>> = {
    '400': Boolean(request) || (parameters.length > 0 && !isOpen),
    '403': isWrite(call),
    '408': Boolean(request),
    '413': Boolean(request),
    '415': Boolean(request),
    '429': !isOpen,
    '500': true,
    '503': !isOpen && !unavailable,
  };
  return ERROR_STATUSES.filter((status) => isPossible[status]);
}

/** Placeholders for the site and the cookie file in the reference's commands. */
const SITE = '$SITE';
const JAR = '-b visitor.txt -c visitor.txt';

export function formatCurl({ method, path, parameters = [], request, isOpen }: ApiCall): string {
  const args = [
    'curl',
    ...(isOpen ? [] : [JAR]),
    ...(method === 'GET' || (method === 'POST' && request) ? [] : [`-X ${method}`]),
    ...(request
      ? ["-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify(request.example))}`]
      : []),
    `"${SITE}${fillPath(path, Object.fromEntries(parameters.map(({ name, example }) => [name, example])))}"`,
  ];
  return args.join(' ');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
