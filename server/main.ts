import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { FILE_POLICY, MAX_HEADER_BYTES, SECURITY_HEADERS } from '@/lib/config/headers.mjs';
import { askSite } from '@/lib/config/listening.mjs';
import { READ_METHODS } from '@/lib/config/page-requests';
import { listDeclared } from '@/lib/experiments/list-running';
import { isStopping } from '@/lib/http/stopping';
import { describeError, getLogger } from '@/lib/log/logger';
import { recordRequest, startMetrics } from '@/lib/metrics/metrics';
import { flushTraces } from '@/lib/trace/tracing';
import { decideVisit, isVisitedOverTls, PRIVATE, REFUSAL } from '@/lib/visit/decide-visit';
import { readResponses } from './responses.mjs';
import { createSettings } from './steps/apply-settings';
import { closeOnSignal, listen, readSettings } from './steps/listen';
import { endOnHang } from './steps/end-on-hang';
import { createCalls } from './steps/handle-call';
import { hasValidHost, limitPipelining, repairTarget, trustAddress } from './steps/valid-request';
import { type HeaderLines, namePayload, prepareResponses, sendResponse } from './steps/send-response';
import { explainLargeHeaders, refuse } from './steps/refuse';
import { createSettingsWarnings } from './steps/warn-of-settings';

/** What route handlers respond to. They accept other methods than pages do. */
const CALL_PATH = /^\/(?:api\/[^?]|share\/[^/?]+(?:\?|$))/;
/** Redirected to the same path with single slashes, as Next does. */
const REPEATED_SLASHES = /\/\//;
const BUILD_FILES = '/_next/';
const CALL_METHODS = [...READ_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Longer than the body timeout (lib/http/read-input.ts). Ends connections that trickle. */
const REQUEST_TIMEOUT_MS = 20_000;
/** Far above the limit of any call. Node reads the rest of a refused body to its end, to keep the connection. */
const MAX_DRAINED_BYTES = 1_000_000;
const LOAD_DELAY_MS = 1000;

// Node knows no environment of its own; React and Next choose their code by it.
Object.assign(process.env, { NODE_ENV: 'production' });
const env = readSettings();
if (env.metricsToken !== undefined) await startMetrics();
const { consentMode, trustedProxies } = env;
const experiments = listDeclared();

const { rsc, settings, ...built } = readResponses(import.meta.dirname);
const applySettings = createSettings(settings, { origin: env.siteOrigin, consentMode });
const calls = createCalls(built.calls);
const pages = prepareResponses(built.pages, applySettings);
const files = prepareResponses(built.files, applySettings);

const warnOfSettings = createSettingsWarnings(env, (text) => getLogger().warn(text));

const server = createServer(
  {
    maxHeaderSize: MAX_HEADER_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: env.keepAliveMs,
    // Two Host lines make one invalid name, and a missing one is refused below, with this site's headers.
    joinDuplicateHeaders: true,
    requireHostHeader: false,
  },
  (request, response) => {
    if (!limitPipelining(request, response)) return;
    if (!hasValidHost(request)) return refuseRequest(response, 400);
    const target = repairTarget(request.url ?? '/');
    request.url = target;
    warnOfSettings(request);
    trustAddress(request, trustedProxies);
    // Otherwise a proxy with persistent connections would keep the process alive.
    if (isStopping()) response.setHeader('Connection', 'close');

    const isCall = CALL_PATH.test(target);
    if (!(isCall ? CALL_METHODS : READ_METHODS).includes(request.method ?? ''))
      return refuseMethod(request, response);
    if (Number(request.headers['content-length']) > MAX_DRAINED_BYTES)
      return refuseWithBody(request, response, 413);
    if (isCall) return handleCall(request, response);
    measure(request, response);
    const [pathname = '', ...query] = target.split('?');
    const file = files.get(pathname);
    if (file) return sendResponse(request, response, file);
    const search = query.length === 0 ? '' : `?${query.join('?')}`;
    if (REPEATED_SLASHES.test(pathname))
      return redirect(response, pathname.replaceAll(/\/{2,}/g, '/') + search);
    if (pathname.startsWith(BUILD_FILES)) return refuseFile(response);
    sendVisit(request, response, pathname, search);
  },
);
server.on('checkExpectation', (_, response: ServerResponse) => refuseRequest(response, 417));
explainLargeHeaders(server);
closeOnSignal(server, (code) => void flushTraces().finally(() => process.exit(code)));
endOnHang();
listen(server, env);
// Late enough not to slow the first pages, early enough for most visitors' first call.
setTimeout(() => void warmUp(), LOAD_DELAY_MS).unref();

/**
 * Next registers instrumentation.ts with the first call, which opens the database and starts purging, and evaluates a
 * call's modules with that call's first request, which for the chat builds the index of passages.
 */
async function warmUp(): Promise<void> {
  try {
    await calls.load();
    await askSite('/api/health', env);
    if (!isStopping()) await askSite('/api/chat', env);
  } catch (error) {
    getLogger().error({ err: describeError(error) }, 'Calls could not be loaded');
  }
}

/** Next would respond with 500, or parse the body as a Server Action. */
function refuseMethod(request: IncomingMessage, response: ServerResponse): void {
  refuseWithBody(request, response, 405, REFUSAL);
}

function refuseWithBody(
  { headers }: IncomingMessage,
  response: ServerResponse,
  status: number,
  more: OutgoingHttpHeaders = {},
): void {
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
  // Null while an earlier request on this connection waits for its response.
  if (hasBody && response.socket) refuse(response.socket, status, more);
  else refuseRequest(response, status, more);
}

function refuseRequest(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { ...SECURITY_HEADERS, ...headers, 'Content-Length': 0 }).end();
}

/** A script of another release. Its page loads again (lib/browser), so it needs no page in response. */
function refuseFile(response: ServerResponse): void {
  const headers = { 'Content-Security-Policy': FILE_POLICY, 'Content-Type': 'text/plain; charset=utf-8' };
  response.writeHead(404, { ...SECURITY_HEADERS, ...PRIVATE, ...headers }).end('Not Found');
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { ...SECURITY_HEADERS, ...PRIVATE, Location: location }).end();
}

function handleCall(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  calls.handle(request, response).catch((error: unknown) => {
    getLogger().error({ err: describeError(error) }, 'A call could not be handled');
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'Content-Length': 0 }).end();
  });
}

/** Responds with the visitor's page, or with its payload to a soft navigation. */
function sendVisit(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  search: string,
): void {
  const { headers, method = '' } = request;
  const visit = decideVisit({
    method,
    pathname,
    search,
    readHeader: (name) => headers[name]?.toString(),
    consentMode,
    isSecure: isVisitedOverTls(headers['x-forwarded-proto']?.toString()),
    experiments,
    draw: (max) => randomInt(max),
  });
  if (visit.kind === 'refusal') return refuseMethod(request, response);
  if (visit.kind === 'redirect') return redirect(response, visit.location);
  const payload = namePayload(visit.path, headers, rsc);
  const page = pages.get(payload ?? visit.path);
  // Only a payload can be missing: of a part of the route that the router does not ask for.
  if (!page) return refuseRequest(response, 404, { ...PRIVATE, Vary: rsc.varyHeader });
  const more: HeaderLines = Object.entries(visit.headers).flat();
  if (visit.cookies.length > 0) more.push('Set-Cookie', visit.cookies);
  // The router keeps the address that the visitor sees apart from the variant's.
  if (payload) more.push('x-nextjs-rewritten-path', visit.path);
  sendResponse(request, response, page, { status: visit.status, more });
}

/** Calls are measured where they are handled, because Next knows their routes (lib/http/route.ts). */
function measure({ method = '', url = '' }: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  const route = url.startsWith(BUILD_FILES) ? 'asset' : 'page';
  response.once('finish', () =>
    recordRequest(route, method, response.statusCode, performance.now() - started),
  );
}
