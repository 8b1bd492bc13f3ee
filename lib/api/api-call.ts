import type { z } from 'zod';
import type { Endpoint, Method } from './endpoint';
import type { JsonSchema } from './json-schema';

export type Parameter = {
  name: string;
  in: 'path' | 'query';
  schema: z.ZodType;
  example: string;
  isRequired: boolean;
};

/** An endpoint as documented in the API reference. Its copy is in lib/content/pages/api-docs.ts. */
export type ApiCall = {
  method: Method;
  path: string;
  parameters?: readonly Parameter[];
  request?: {
    schema: z.ZodType;
    example: Readonly<Record<string, unknown>>;
    /** A constraint that zod checks but cannot export to JSON Schema. */
    rule?: JsonSchema;
  };
  answer: {
    status: 200 | 201;
    schema: z.ZodType;
    example: unknown;
  };
  isOpen?: boolean;
  /** The body of a 503 that is not problem+json. */
  unavailable?: z.ZodType;
};

type Description<Body, Result> = Omit<ApiCall, 'method' | 'path' | 'request' | 'answer'> & {
  request?: NonNullable<ApiCall['request']> & { example: Body };
  answer: ApiCall['answer'] & { schema: z.ZodType<Result>; example: Result };
};

/** Documents an endpoint. The compiler checks schemas and examples against the types of the browser's endpoint. */
export function describe<Body, Result>(
  endpoint: Endpoint<Body, Result>,
  description: Description<NoInfer<Body>, NoInfer<Result>>,
): ApiCall {
  const [method, path = ''] = endpoint.split(' ');
  return { method: method as Method, path, ...description };
}

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

export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
