import { isDatabaseUnavailable } from '@/lib/db/errors';
import { describeError, getLogger, readRequestId, withRequestId } from '@/lib/log/logger';
import { recordCall } from '@/lib/metrics/record';
import { withDeadline } from './deadline';
import { isDemoCall } from './demo-view';
import { requireDemoAllowance } from './demo-view-allowance';
import { DEMO_ANSWERS } from './demo-view-answers';
import { HttpProblem, respondProblem } from './problem';
import { requireAllowance } from './rate-limit';
import { isConsentGiven } from './request-consent';
import { requireSameOrigin } from './same-origin';
import { readVisitor, type Visitor } from './visitor-cookie';
import { measureAnswer } from './whole-answer';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
// The database gives up within a second by itself; this is for whatever else may hang.
const DEADLINE_MS = 3000;

/** An answer is data: opened as a page it may do nothing, and stand in none. */
const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

type Method = (typeof METHODS)[number];
type Parameters = Record<string, string | string[] | undefined>;
type RouteContext = { params: Promise<Parameters> };

/** What a handler gets: the request, its path's parameters, whose call it is, and when to stop. */
export type Call = {
  request: Request;
  params: Parameters;
  visitorId: string;
  signal: AbortSignal;
  /** When the request came, on the clock of `performance`. */
  startedAt: number;
};

export type Handler = (call: Call) => Promise<Response>;
type Handlers = Partial<Record<Exclude<Method, 'HEAD' | 'OPTIONS'>, Handler>>;

type RouteOptions = {
  /** For probes: no cookie and no rate limit, so that a check never depends on who asks or how often. */
  isOpen?: boolean;
  /** The call is nobody's: no visitor cookie is read or set, and only the address is limited. */
  isAnonymous?: boolean;
  deadlineMs?: number;
};

type Route = Record<Method, (request: Request, context: RouteContext) => Promise<Response>>;

/** The one wrapper of every call, and the only catch: `pattern` is the path as logs may name it. */
export function route(pattern: string, handlers: Handlers, options: RouteOptions = {}): Route {
  const answer = (request: Request, context: RouteContext): Promise<Response> => {
    const requestId = readRequestId(request);
    return withRequestId(requestId, () => answerAs(requestId, request, context));
  };
  async function answerAs(requestId: string, request: Request, context: RouteContext): Promise<Response> {
    const started = performance.now();
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const response = await handle(pattern, method, request, context, handlers, options).catch(
      (error: unknown) => respondProblem(readProblem(error), requestId),
    );
    response.headers.set('X-Request-Id', requestId);
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Content-Type-Options', 'nosniff');
    response.headers.set('Content-Security-Policy', ANSWER_POLICY);
    const ms = performance.now() - started;
    recordCall(pattern, request.method, response.status, ms);
    getLogger().info({
      method: request.method,
      route: pattern,
      status: response.status,
      ms: Math.round(ms),
    });
    return request.method === 'HEAD' ? new Response(null, response) : measureAnswer(response);
  }
  return {
    GET: answer,
    HEAD: answer,
    POST: answer,
    PUT: answer,
    PATCH: answer,
    DELETE: answer,
    OPTIONS: answer,
  };
}

/** In the demo view no handler of the site itself is called, because they write. */
async function answerDemo(pattern: string, method: string, call: Call): Promise<Response> {
  await requireDemoAllowance(call.request);
  const answer = DEMO_ANSWERS[pattern]?.[method];
  if (!answer) throw new HttpProblem(403, 'The demo view does not make this call.');
  return answer(call);
}

async function handle(
  pattern: string,
  method: string,
  request: Request,
  context: RouteContext,
  handlers: Handlers,
  { isOpen = false, isAnonymous = false, deadlineMs = DEADLINE_MS }: RouteOptions,
): Promise<Response> {
  const startedAt = performance.now();
  const allowed = listAllowed(handlers);
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allowed } });
  const isDemo = !isOpen && isDemoCall(request);
  const handler = Object.entries(handlers).find(([name]) => name === method)?.[1];
  if (!handler) {
    throw new HttpProblem(405, `This call takes ${allowed}.`, { headers: { Allow: allowed } });
  }
  if (WRITES.includes(method)) requireSameOrigin(request);
  const visitor: Visitor = isOpen || isDemo || isAnonymous ? { id: '' } : readVisitor(request);
  const params = await context.params;
  const response = await withDeadline(deadlineMs, async (signal) => {
    const call = { request, params, visitorId: visitor.id, signal, startedAt };
    if (isDemo) return answerDemo(pattern, method, call);
    if (!isOpen) await requireAllowance(request, visitor);
    return handler(call);
  });
  // An answer that makes the browser forget its visitor must not name it a new one.
  if (visitor.setCookie && !response.headers.has('Set-Cookie') && isConsentGiven(request)) {
    response.headers.append('Set-Cookie', visitor.setCookie);
  }
  return response;
}

function listAllowed(handlers: Handlers): string {
  const names = METHODS.filter(
    (method) => method === 'OPTIONS' || (method === 'HEAD' ? 'GET' : method) in handlers,
  );
  return names.join(', ');
}

function readProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  getLogger().error({ error: describeError(error) });
  if (!isDatabaseUnavailable(error)) return new HttpProblem(500, 'Something went wrong on our side.');
  return new HttpProblem(503, 'The database does not answer.', { headers: { 'Retry-After': '1' } });
}
