import fc from 'fast-check';
import type { ApiCallId } from '@/lib/content/pages/api-docs';
import type { ApiCall } from '@/lib/calls/api-call';
import { listCalls } from '@/lib/calls/calls';
import { describeRequest } from '@/lib/calls/open-api-document';
import { arbitraryOf } from './from-schema';
import { bodyOf } from './mutate';
import { anyString, usually } from './naughty';
import { contentType, fewHeaders, oddQuery, pathId } from './malformed-requests';

/** A request as sent to both databases. */
export type FuzzRequest = {
  /** Route of the handler, such as `/api/user/[id]`. */
  path: string;
  method: string;
  params: Record<string, string | string[]>;
  query: string;
  /** Index of the visitor in the scenario; null for no cookie or an invalid one. */
  visitor: number | null;
  headers: [name: string, value: string][];
  /** Base64. */
  body: string | null;
};

type Call = ApiCall & { id: ApiCallId };

export const VISITORS = 2;

/** Route of the handler for all other paths under /api. */
export const UNKNOWN_PATH = '/api/[...path]';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function requestOf(call: Call): fc.Arbitrary<FuzzRequest> {
  const names = (call.parameters ?? []).filter((known) => known.in === 'path').map(({ name }) => name);
  const takesBody = call.request !== undefined;
  const valid = call.request ? arbitraryOf(describeRequest(call.request)) : fc.constant({});
  return fc.record({
    path: fc.constant(call.path.replace(/\{(\w+)\}/g, '[$1]')),
    method: usually(9, fc.constant<string>(call.method), fc.constantFrom(...METHODS)),
    params: fc
      .record(Object.fromEntries(names.map((name) => [name, pathId])))
      .map((params) => ({ ...params })),
    query: usually(takesBody ? 30 : 3, fc.constant(''), oddQuery),
    visitor: usually(12, fc.nat(VISITORS - 1), fc.constant(null)),
    headers: fc
      .tuple(contentType, fewHeaders)
      .map(([type, more]): [string, string][] => (takesBody ? [['content-type', type], ...more] : more)),
    body: takesBody ? bodyOf(valid).map((bytes) => bytes.toString('base64')) : fc.constant(null),
  });
}

const unknownRequest: fc.Arbitrary<FuzzRequest> = fc.record({
  path: fc.constant<string>(UNKNOWN_PATH),
  method: fc.constantFrom(...METHODS),
  params: fc
    .record({ path: fc.array(anyString, { minLength: 1, maxLength: 4 }) })
    .map((params) => ({ ...params })),
  query: usually(2, fc.constant(''), oddQuery),
  visitor: fc.constant(null),
  headers: fewHeaders,
  body: fc.constant(null),
});

const RARE: ReadonlySet<ApiCallId> = new Set([
  'delete-my-data',
  'withdraw-consent',
  'get-openapi',
  'get-site-index',
]);

/** A sequence of calls by two visitors. */
export const scenario: fc.Arbitrary<FuzzRequest[]> = fc.array(
  fc.oneof(
    ...listCalls().map((call) => ({ arbitrary: requestOf(call), weight: RARE.has(call.id) ? 1 : 4 })),
    { arbitrary: unknownRequest, weight: 2 },
  ),
  { minLength: 1, maxLength: 9, size: 'max' },
);
