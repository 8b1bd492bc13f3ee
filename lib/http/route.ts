import type { z } from 'zod';
import type { Call as CallDefinition } from '@/lib/calls/api-call';
import { DEMO_VIEW_COOKIE } from '@/lib/config/stored-keys';
import { retryOnNewConnections } from '@/lib/db/client';
import { isDatabaseUnavailable } from '@/lib/log/database-errors';
import { describeError, getLogger, readRequestId, withRequestId } from '@/lib/log/logger';
import { recordRequest } from '@/lib/metrics/metrics';
import { recordError } from '@/lib/trace/tracing';
import { HttpProblem, respondProblem } from './problem';
import { enforceRateLimit } from './rate-limit';
import { readBody, readUserId } from './read-input';
import { type Visitor, isConsentGiven, readRequestCookie, readVisitor, requireSameOrigin } from './visitor';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
// The database times out within a second. This covers anything else that might hang.
const DEADLINE_MS = 3000;
/** Asked every few seconds. */
const PROBES = ['/api/health', '/api/metrics'];
/** For paths without a user id; matches no row. */
const NO_USER_ID = -1;

/** A response opened as a page can do nothing, and no page can embed it. */
const RESPONSE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

type Method = (typeof METHODS)[number];
type Parameters = Record<string, string | string[] | undefined>;
type RouteContext = { params: Promise<Parameters> };
type Route = Record<Method, (request: Request, context: RouteContext) => Promise<Response>>;

/** A request as handlers see it: `userId` from the path, `body` validated. */
export type Call<Body = undefined> = {
  request: Request;
  params: Parameters;
  visitorId: string;
  userId: number;
  body: Body;
  signal: AbortSignal;
  /** When the request arrived, on the `performance` clock. */
  startedAt: number;
};

type Handler<Body, Result> = (call: Call<Body>) => Promise<Result | Response> | Result | Response;

type HandlerOptions = {
  /** Neither reads nor sets the visitor cookie, and limits only the address. */
  isAnonymous?: boolean;
  deadlineMs?: number;
};

type Handlers<Body, Result> = HandlerOptions & {
  handle: Handler<Body, Result>;
  /** The handler for the demo view, which must not read or write rows. Without one, the demo view gets a 403. */
  demo?: Handler<Body, Result>;
};

type HandledCall = HandlerOptions & {
  endpoint: string;
  isOpen?: boolean;
  respond: (call: Call, isDemo: boolean) => Promise<Response>;
};

/** What the browser and the reference know of a call. A path that is only opened has no response to describe. */
type Definition<Body extends z.ZodType, Result extends z.ZodType> = { endpoint: string } & Partial<
  CallDefinition<string, Body, Result>
>;

export function handle<Body extends z.ZodType, Result extends z.ZodType>(
  { endpoint, parameters, request, response, isOpen }: Definition<Body, Result>,
  { handle: handleOwn, demo, ...options }: Handlers<z.output<Body>, z.output<Result>>,
): HandledCall {
  // Documented parameters of a path are user ids.
  const userIdName = parameters?.find((parameter) => parameter.in === 'path')?.name;

  async function respond(call: Call, isDemo: boolean): Promise<Response> {
    const handler = isDemo ? demo : handleOwn;
    if (!handler) throw new HttpProblem(403, 'The demo view does not make this call.');
    const userId = userIdName ? readUserId(call.params, userIdName) : NO_USER_ID;
    const body = request && (await readBody(call.request, request.schema));
    // Without a request, `Body` is undefined.
    const result = await retryOnNewConnections(async () =>
      handler({ ...call, userId, body: body as z.output<Body> }),
    );
    return result instanceof Response ? result : Response.json(result, { status: response?.status ?? 200 });
  }
  return { ...options, endpoint, isOpen, respond };
}

/** A 404 for every method, so that unknown paths reveal nothing. */
export function handleUnknown(path: string): HandledCall[] {
  const methods = METHODS.filter((method) => method !== 'HEAD' && method !== 'OPTIONS');
  return methods.map((method) => ({
    endpoint: `${method} ${path}`,
    isOpen: true,
    respond: async () => respondUnknown(),
  }));
}

export function respondUnknown(): never {
  throw new HttpProblem(404, 'There is no such call.');
}

/** The exports of one `route.ts`, and the only catch. Logs and metrics use Next's path pattern, with `[id]`. */
export function route(...endpoints: readonly HandledCall[]): Route {
  const [, path = ''] = endpoints[0]?.endpoint.split(' ') ?? [];
  const pattern = path.replace(/\{(\w+)\}/g, '[$1]');

  async function respondAs(requestId: string, request: Request, context: RouteContext): Promise<Response> {
    const started = performance.now();
    let problem: HttpProblem | undefined;
    const response = await dispatch(endpoints, request, context).catch((error: unknown) => {
      problem = readProblem(error);
      return respondProblem(problem, requestId);
    });
    response.headers.set('X-Request-Id', requestId);
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Content-Type-Options', 'nosniff');
    response.headers.set('Content-Security-Policy', RESPONSE_POLICY);
    const ms = performance.now() - started;
    recordRequest(pattern, request.method, response.status, ms);
    const level = PROBES.includes(pattern) && response.ok ? 'debug' : 'info';
    getLogger()[level]({
      method: request.method,
      route: pattern,
      status: response.status,
      ms: Math.round(ms),
      ...(problem && { reason: problem.message, fields: problem.options.fields }),
    });
    return request.method === 'HEAD' ? new Response(null, response) : response;
  }

  const respond = (request: Request, context: RouteContext): Promise<Response> => {
    const requestId = readRequestId(request);
    return withRequestId(requestId, () => respondAs(requestId, request, context));
  };
  return Object.fromEntries(METHODS.map((method) => [method, respond])) as Route;
}

async function dispatch(
  endpoints: readonly HandledCall[],
  request: Request,
  context: RouteContext,
): Promise<Response> {
  const startedAt = performance.now();
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const allowed = listAllowed(endpoints);
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allowed } });
  const found = endpoints.find(({ endpoint }) => endpoint.startsWith(`${method} `));
  if (!found) throw new HttpProblem(405, `This call allows ${allowed}.`, { headers: { Allow: allowed } });
  const { isOpen = false, isAnonymous = false, deadlineMs = DEADLINE_MS } = found;
  if (WRITES.includes(method)) requireSameOrigin(request);
  // Any value of the cookie counts: when in doubt, nothing is written.
  const isDemo = !isOpen && readRequestCookie(request, DEMO_VIEW_COOKIE) !== undefined;
  const visitor: Visitor = isOpen || isDemo || isAnonymous ? { id: '' } : readVisitor(request);
  const params = await context.params;
  const response = await withDeadline(deadlineMs, async (signal) => {
    if (!isOpen) await enforceRateLimit(request, visitor);
    const call = { request, params, visitorId: visitor.id, userId: NO_USER_ID, body: undefined };
    return found.respond({ ...call, signal, startedAt }, isDemo);
  });
  // A response that deletes the visitor cookie must not set a new one.
  if (visitor.setCookie && !response.headers.has('Set-Cookie') && isConsentGiven(request)) {
    response.headers.append('Set-Cookie', visitor.setCookie);
  }
  return response;
}

function listAllowed(endpoints: readonly HandledCall[]): string {
  const isHandled = (method: string) => endpoints.some(({ endpoint }) => endpoint.startsWith(`${method} `));
  return METHODS.filter(
    (method) => method === 'OPTIONS' || isHandled(method === 'HEAD' ? 'GET' : method),
  ).join(', ');
}

/** Resolves with the work's result, or rejects with a 503 problem after the deadline. The signal aborts the work. */
async function withDeadline<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new HttpProblem(503, 'The response took too long.', { headers: { 'Retry-After': '1' } }));
    }, milliseconds);
  });
  const result = work(controller.signal);
  // Avoids an unhandled rejection after losing the race.
  result.catch(() => {});
  try {
    return await Promise.race([result, expiry]);
  } finally {
    clearTimeout(timer);
  }
}

function readProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  getLogger().error({ error: describeError(error) });
  recordError(error);
  if (!isDatabaseUnavailable(error)) return new HttpProblem(500, 'Something went wrong on our side.');
  return new HttpProblem(503, 'The database is not responding.', { headers: { 'Retry-After': '1' } });
}
