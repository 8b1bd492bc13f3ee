import type { z } from 'zod';
import type { FieldError } from '@/lib/contracts/problem';
import { HttpProblem } from './problem';

type Issue = z.core.$ZodIssue;

const EXPECTED: Record<string, string> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** The value, called `name`, in the shape of `schema`. Throws a 400 problem that names every field that is wrong. */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown, name: string, detail: string): T {
  const result = schema.safeParse(value, { error: describe });
  if (result.success) return result.data;
  const errors = result.error.issues
    .flatMap((issue) => listErrors(issue, []))
    .map(({ field, message }) => ({ field: field || name, message }));
  throw new HttpProblem(400, detail, { errors });
}

function listErrors(issue: Issue, before: PropertyKey[]): FieldError[] {
  const path = [...before, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...path, key].join('.'), message: 'is not a known field' }));
  }
  const closest = issue.code === 'invalid_union' ? findClosest(issue.errors) : [];
  if (closest.length > 0) return closest.flatMap((inner) => listErrors(inner, path));
  return [{ field: path.join('.'), message: issue.message }];
}

/** Of several allowed shapes, the one that the value came nearest to: the one that failed deepest. */
function findClosest(shapes: Issue[][]): Issue[] {
  const depth = (issues: Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  return shapes.reduce<Issue[]>((best, issues) => (depth(issues) > depth(best) ? issues : best), []);
}

function describe(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${EXPECTED[issue.expected] ?? issue.expected}`;
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
