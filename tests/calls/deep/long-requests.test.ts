import { NextRequest } from 'next/server';
import type { JsonSchema } from '@/lib/calls/json-schema';
import { describeRequest } from '@/lib/calls/open-api-document';
import { MAX_HEADER_BYTES } from '@/lib/config/headers.mjs';
import { MAX_BODY_BYTES } from '@/lib/http/read-input';
import { middleware } from '@/middleware';
import {
  CALLS,
  createSender,
  fillParameters,
  MAX_CPU_MS,
  measure,
  parametersOf,
  type Call,
} from '../../support/calls/every-call';
import { fillBody, repeat } from '../../support/calls/generated-bodies';
import type { CallOptions } from '../../support/calls/handler-visitor';

/** The compiler has seen every path by then. */
const WARM_UP_CALLS = 30;
/** Leaves room for the usual headers. */
const HEADER_BYTES = MAX_HEADER_BYTES - 4096;

/** What expressions that go back and forth repeat. Each text ends in a character that these do not expect. */
const REPEATED = [
  ...['ok ', 'so ', 'now please ', 'Hi, ', 'thanks ', 'the first ', 'all the ', 'what is and ', 'NEXT '],
  ...[' ', '\n', '.', '. ', '?!', '-', '_', ',', ';', '(', '"', '”', '@', '/', '//', ':', '=', '%41', '{"'],
  ...['a', 'A', 'a ', 'a.', 'a@', 'a-', 'www.', '0', '1,', '1.', '1 ', '$1 ', 'ab1-', '/api/'],
  ...['é', 'É', 'e\u0301', '😀', 'ａ', '٣', '\u200b', '\u00ad', '\u202e', '\u00a0'],
];
const longText = (part: string, length: number) => repeat(part, length - 1) + (/\w$/.test(part) ? '!' : 'x');

/** The headers that calls read. */
const LONG_HEADERS = {
  authorization: 'Bearer ',
  'content-type': 'application/json;',
  cookie: 'visitor=',
  'user-agent': 'Mozilla/5.0 (',
  'content-encoding': 'gzip,',
  origin: 'http://',
  'sec-gpc': '',
  'sec-fetch-site': '',
  'sec-purpose': '',
  'x-forwarded-for': '1.2.3.4,',
  'x-forwarded-proto': 'https,',
  'x-request-id': '',
};
/** Header values are Latin-1 on one line. */
const HEADER_PARTS = REPEATED.filter((part) => /^[\x20-\xff]+$/.test(part));

/** One that reads only what all of them read, and those that read more. */
const HEADER_CALLS = [
  'POST /api/feedback',
  'POST /api/campaign-visits',
  'POST /api/client-errors',
  'DELETE /api/consent',
  'GET /api/metrics',
];

type LongRequest = [what: string, options: CallOptions];

function* listLongRequests(call: Call): Generator<LongRequest> {
  const body = call.request?.example;
  if (HEADER_CALLS.includes(call.name))
    for (const [name, start] of Object.entries(LONG_HEADERS))
      for (const part of HEADER_PARTS)
        yield [`${name}: ${part}`, { body, headers: { [name]: start + longText(part, HEADER_BYTES) } }];
  for (const part of REPEATED) {
    const text = longText(part, HEADER_BYTES);
    yield [`?${part}`, { body, query: `?range=${encodeURIComponent(text)}&${encodeURIComponent(text)}` }];
    if (parametersOf(call).length > 0) yield [`/${part}`, { body, params: fillParameters(call, text) }];
    if (call.request) yield* listLongBodies(describeRequest(call.request), part);
  }
}

/** Every text as long as the schema allows, and each alone as long as a body can be. */
function* listLongBodies(schema: JsonSchema, part: string): Generator<LongRequest> {
  const bodies = [200, 50, 20, 8, 3, 1].map((items) => fillBody(schema, (max) => longText(part, max), items));
  const longest = bodies.map((body) => JSON.stringify(body)).find((body) => bytesOf(body) <= MAX_BODY_BYTES);
  if (longest) yield [`all ${part}`, { body: longest }];
  let fields = 0;
  const room = MAX_BODY_BYTES - bytesOf(JSON.stringify(fillBody(schema, () => `${(fields += 1)}`, 1))) - 100;
  const text = longText(part, Math.floor(room / (bytesOf(JSON.stringify(part)) - 2)) * part.length);
  for (let field = 0; field < fields; field += 1) {
    let written = 0;
    const body = fillBody(schema, () => ((written += 1) === field + 1 ? text : ''), 1);
    yield [`field ${field} ${part}`, { body: JSON.stringify(body) }];
  }
}

const bytesOf = (text: string) => Buffer.byteLength(text);

test.each(CALLS.map((call) => [call.name, call] as const))(
  '%s: no input takes 50 ms, however long and repetitive',
  async (_, call) => {
    // Nothing that other calls have stored is read.
    const send = createSender();
    for (let round = 0; round < WARM_UP_CALLS; round += 1) await send(call, { body: call.request?.example });
    const slow: string[] = [];
    for (const [what, options] of listLongRequests(call)) {
      const { result, ms } = await measure(() => send(call, options));
      expect(result.status).toBeLessThan(500);
      if (ms > MAX_CPU_MS) slow.push(`${what}: ${Math.round(ms)} ms`);
    }
    expect(slow).toEqual([]);
  },
  600_000,
);

test('no page address takes 50 ms either', async () => {
  const slow: string[] = [];
  for (const part of REPEATED) {
    const text = encodeURIComponent(longText(part, HEADER_BYTES / 6));
    for (const address of [`/${text}`, `/?${text}`, `/?segment=${text}`, `/?utm_campaign=${text}`]) {
      const { ms } = await measure(() => middleware(new NextRequest(`http://localhost:3000${address}`)));
      if (ms > MAX_CPU_MS) slow.push(`${address.slice(0, 40)}: ${Math.round(ms)} ms`);
    }
  }
  for (const part of HEADER_PARTS)
    for (const name of ['persona', 'consent', 'demo-view', 'experiments']) {
      const headers = { cookie: `${name}=${longText(part, HEADER_BYTES)}` };
      const { ms } = await measure(() => middleware(new NextRequest('http://localhost:3000/', { headers })));
      if (ms > MAX_CPU_MS) slow.push(`${name}=${part}: ${Math.round(ms)} ms`);
    }
  expect(slow).toEqual([]);
});
