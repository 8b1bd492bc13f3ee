import type { z } from 'zod';
import { type FieldError, findJsonFlaw, userIdParameterSchema } from '@/lib/calls/base';
import { HttpProblem } from './problem';
import { enforceByteLimit } from './rate-limit';

export const MAX_BODY_BYTES = 16 * 1024;
// Below the deadline of every call, so that a slow client gets 408, not 503.
const BODY_TIMEOUT_MS = 2500;
const CLOSE = { Connection: 'close' };
/** Parameters of `Content-Type`. */
const UTF_8 = ['', 'charset=utf-8', 'charset="utf-8"', 'charset=utf8', 'charset="utf8"'];

type Issue = z.core.$ZodIssue;

const TYPE_NAMES: Record<string, string> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** The user id in the path parameter `name`. Throws a 400 problem unless it is a plain integer in range. */
export function readUserId(params: Record<string, unknown>, name: string): number {
  return parseInput(userIdParameterSchema, params[name], name, 'The path does not contain a user id.');
}

/** The request's JSON body, validated by `schema`. Throws a 4xx problem that names what is wrong. */
export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  requireJson(request);
  const value = parseJson(await readText(request));
  const flaw = findJsonFlaw(value);
  if (flaw) {
    const errors = [{ ...flaw, field: flaw.field || 'body' }];
    throw new HttpProblem(400, 'The body was not accepted.', { errors });
  }
  return parseInput(schema, value, 'body', 'The body does not have the expected fields.');
}

function requireJson({ headers }: Request): void {
  const [mediaType = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const isUtf8 = parameters.every((parameter) => UTF_8.includes(parameter.trim()));
  const isEncoded = !['', 'identity'].includes(headers.get('content-encoding') ?? '');
  if (mediaType.trim() !== 'application/json' || !isUtf8 || isEncoded) {
    throw new HttpProblem(415, 'Send the body as application/json in UTF-8, without compression.');
  }
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw bodyTooLarge();
  const bytes = request.body ? await readBytes(request.body.getReader()) : Buffer.alloc(0);
  await enforceByteLimit(request, bytes.length);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpProblem(400, 'The body is not UTF-8 text.');
  }
}

async function readBytes(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    reader.cancel().catch(() => {});
  }, BODY_TIMEOUT_MS);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > MAX_BODY_BYTES) throw bodyTooLarge();
      chunks.push(part.value);
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    // The client aborted or lost the connection, which is not a server error.
    throw error instanceof HttpProblem ? error : new HttpProblem(400, 'The body did not arrive completely.');
  } finally {
    clearTimeout(timer);
  }
  if (hasTimedOut) throw new HttpProblem(408, 'The body took too long to arrive.', { headers: CLOSE });
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem(400, 'The body is not JSON.');
  }
}

function bodyTooLarge(): HttpProblem {
  return new HttpProblem(413, `A body may have at most ${MAX_BODY_BYTES} bytes.`);
}

/** Validates `value`. Throws a 400 problem that lists every invalid field, with `name` for the value itself. */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown, name: string, detail: string): T {
  const result = schema.safeParse(value, { error: describe });
  if (result.success) return result.data;
  const faults = result.error.issues.flatMap((issue) => listFaults(issue, []));
  throw new HttpProblem(400, detail, {
    errors: faults.map(({ field, message }) => ({ field: field || name, message })),
    fields: [...new Set(faults.map(({ known }) => known || name))],
  });
}

/** `known`: the field with names of the schema alone. */
type Fault = FieldError & { known: string };

const UNKNOWN = '(unknown)';

function listFaults(issue: Issue, before: PropertyKey[]): Fault[] {
  const path = [...before, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const known = [...path, UNKNOWN].join('.');
    const message = 'is not a known field';
    return issue.keys.map((key) => ({ field: [...path, key].join('.'), message, known }));
  }
  const closest = issue.code === 'invalid_union' ? findClosest(issue.errors) : [];
  if (closest.length > 0) return closest.flatMap((inner) => listFaults(inner, path));
  const known = issue.code === 'invalid_key' ? [...path.slice(0, -1), UNKNOWN] : path;
  return [{ field: path.join('.'), message: issue.message, known: known.join('.') }];
}

/** Of several allowed shapes, the one with the deepest errors, which was probably intended. */
function findClosest(shapes: Issue[][]): Issue[] {
  const depth = (issues: Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  return shapes.reduce<Issue[]>((best, issues) => (depth(issues) > depth(best) ? issues : best), []);
}

function describe(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}`;
    case 'too_small':
      return `must ${describeLimit(issue.origin, 'least', issue.minimum)}`;
    case 'too_big':
      return `must ${describeLimit(issue.origin, 'most', issue.maximum)}`;
    case 'invalid_union':
      return issue.discriminator ? 'is not a known kind' : 'has none of the expected shapes';
    default:
      return undefined;
  }
}

function describeLimit(origin: string, side: 'least' | 'most', limit: number | bigint): string {
  if (origin === 'string') return `have at ${side} ${limit} characters`;
  if (origin === 'array') return `have at ${side} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `be at ${side} ${limit}`;
}
