import fc from 'fast-check';
import { listErrors } from '@/lib/calls/api-call';
import type { JsonSchema } from '@/lib/calls/json-schema';
import { describeRequest } from '@/lib/calls/open-api-document';
import {
  CALLS,
  createSender,
  fillParameters,
  MAX_CPU_MS,
  measure,
  type Call,
} from '../support/calls/every-call';
import { arbitraryOf } from '../support/calls/generated-bodies';
import type { Answer } from '../support/calls/handler-visitor';

const RUNS = 150;
const send = createSender();

function checkAnswer(call: Call, { status, body, headers }: Answer): void {
  expect(status).toBeLessThan(500);
  if ('response' in call)
    expect([call.response.status, 405, ...listErrors(call).map(Number)]).toContain(status);
  const type = headers.get('content-type');
  if (status >= 400) return expect(type).toBe('application/problem+json');
  if ('response' in call) {
    expect(status).toBe(call.response.status);
    call.response.schema.parse(body);
  }
}

const garbage = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom('__proto__', -0, 1e21, [[]], {}));

/** Bodies of the call's schema, most of them with one field changed, added or missing. */
function bodyOf(schema: JsonSchema): fc.Arbitrary<string> {
  const valid = arbitraryOf(schema);
  const changed = fc.tuple(valid, fc.nat(), garbage).map(([body, at, value]) => {
    const fields = Object.entries(body as object);
    if (at % 3 === 0) return Object.fromEntries(fields.slice(1));
    if (at % 3 === 1) return { ...(body as object), [String(at)]: value };
    return Object.fromEntries(
      fields.map(([name, old], index) => [name, index === at % fields.length ? value : old]),
    );
  });
  const json = fc
    .oneof({ arbitrary: valid, weight: 3 }, changed, garbage)
    .map((body) => JSON.stringify(body));
  const broken = fc.tuple(json, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1)));
  return fc.oneof({ arbitrary: json, weight: 9 }, broken);
}

test.each(CALLS.map((call) => [call.name, call] as const))(
  '%s: whatever is sent, the answer is as documented',
  async (_, call) => {
    const ids = fc.constantFrom(
      '0',
      '42',
      '2147483648',
      '01',
      '1e3',
      '-1',
      '%31',
      '__proto__',
      '9'.repeat(400),
    );
    const request = fc.record({
      method: fc.oneof(
        { arbitrary: fc.constant(call.method), weight: 9 },
        fc.constantFrom('PUT', 'OPTIONS', 'DELETE'),
      ),
      body: call.request ? bodyOf(describeRequest(call.request)) : fc.constant(undefined),
      params: ids.map((id) => fillParameters(call, id)),
    });
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(request, async (options) => {
        const { result, ms } = await measure(() => send(call, options));
        if (options.method === call.method) checkAnswer(call, result);
        if (result.status < 300) accepted += 1;
        expect(result.status).toBeLessThan(500);
        expect(ms).toBeLessThan(MAX_CPU_MS);
      }),
      { numRuns: RUNS, seed: 20261129 },
    );
    if ('response' in call) expect(accepted).toBeGreaterThan(0);
  },
);
