import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import sirv from 'sirv';
import { FILE_POLICY, MAX_HEADER_BYTES, SECURITY_HEADERS } from '@/lib/config/headers.mjs';
import { READ_METHODS, VISIT_DECIDED_HEADER } from '@/lib/config/page-requests';
import { listDeclared } from '@/lib/experiments/list-running';
import { isStopping } from '@/lib/http/stopping';
import { recordRequest } from '@/lib/metrics/metrics';
import { decideVisit, isVisitedOverTls, REFUSAL } from '@/lib/visit/decide-visit';
import { closeOnSignal } from './steps/close-on-signal';
import { listen, readSettings } from './steps/listen';
import { explainLargeHeaders, refuse } from './steps/refuse';
import { repairTarget } from './steps/repair-target';
import { sendInOnePiece } from './steps/send-in-one-piece';
import { trustAddress } from './steps/trust-address';

const STATIC_FILES = '/_next/static/';
/** Handlers on these paths accept other methods than pages do. */
const CALL_PATH = /^\/(?:api|share)\//i;
const REFUSED_ENCODING = /[\w*-]+\s*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/gi;
const CALL_METHODS = [...READ_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Longer than the body timeout (lib/http/read-input.ts). Ends connections that trickle. */
const REQUEST_TIMEOUT_MS = 20_000;

const env = readSettings();
// Next registers an upgrade listener that only its development server needs. On this unused server it receives nothing,
// so a request that offers HTTP/2 gets a normal response (RFC 9110, 7.8).
const app = next({ dev: false, hostname: 'localhost', port: env.port, httpServer: createServer() });
await app.prepare();
const passToNext = app.getRequestHandler();
const { consentMode, trustedProxies } = env;
const experiments = listDeclared();

/** The build's scripts, styles and fonts, with .br and .gz files next to them. File names contain a content hash. */
const serveStatic = sirv('.next/static', {
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders(response, path) {
    response.setHeader('Content-Security-Policy', FILE_POLICY);
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    if (path.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    if (path.endsWith('.css')) response.setHeader('Content-Type', 'text/css; charset=utf-8');
  },
});

const server = createServer(
  { maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: REQUEST_TIMEOUT_MS },
  (request, response) => {
    const target = repairTarget(request.url ?? '/');
    request.url = target;
    trustAddress(request, trustedProxies);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    // Otherwise a proxy with persistent connections would keep the process alive.
    if (isStopping()) response.setHeader('Connection', 'close');

    const isCall = CALL_PATH.test(target);
    if (!(isCall ? CALL_METHODS : READ_METHODS).includes(request.method ?? ''))
      return refuseMethod(request, response);
    if (!isCall) measure(request, response);
    if (target.startsWith(STATIC_FILES)) return serveFile(request, response, target);
    if (isCall) sendInOnePiece(request, response);
    else rewriteToPage(request, response);
    void passToNext(request, response);
  },
);
explainLargeHeaders(server);
closeOnSignal(server);
listen(server, env);

/** Next would respond with 500, or parse the body as a Server Action. */
function refuseMethod({ headers }: IncomingMessage, response: ServerResponse): void {
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
  // Null while an earlier request on this connection waits for its response.
  if (hasBody && response.socket) refuse(response.socket, 405, REFUSAL);
  else response.writeHead(405, { ...REFUSAL, 'Content-Length': 0 }).end();
}

function serveFile(request: IncomingMessage, response: ServerResponse, target: string): void {
  const { headers } = request;
  // sirv treats `br;q=0` as accepted.
  headers['accept-encoding'] = headers['accept-encoding']?.toString().replaceAll(REFUSED_ENCODING, '');
  request.url = target.slice(STATIC_FILES.length - 1);
  serveStatic(request, response, () => {
    request.url = target;
    void passToNext(request, response);
  });
}

/**
 * Rewrites a visit to its prerendered page. The middleware would halve the pages per second. It still handles requests
 * of Next's router, which need the headers of Next's own rewrite, and unknown pages, which need their status.
 */
function rewriteToPage(request: IncomingMessage, response: ServerResponse): void {
  const { headers, method = '', url = '' } = request;
  delete headers[VISIT_DECIDED_HEADER];
  if (headers.rsc !== undefined) return;
  const [pathname = '', ...query] = url.split('?');
  const visit = decideVisit({
    method,
    pathname,
    search: query.length === 0 ? '' : `?${query.join('?')}`,
    readHeader: (name) => headers[name]?.toString(),
    consentMode,
    isSecure: isVisitedOverTls(headers['x-forwarded-proto']?.toString()),
    experiments,
    draw: (max) => randomInt(max),
  });
  if (visit.kind !== 'page' || visit.status !== 200) return;
  request.url = visit.path;
  headers[VISIT_DECIDED_HEADER] = '1';
  for (const [name, value] of Object.entries(visit.headers)) response.setHeader(name, value);
  if (visit.cookies.length > 0) response.setHeader('Set-Cookie', visit.cookies);
}

/** Calls are measured where they are handled, because Next knows their routes (lib/http/route.ts). */
function measure({ method = '', url = '' }: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  const route = url.startsWith('/_next/') ? 'asset' : 'page';
  response.once('finish', () =>
    recordRequest(route, method, response.statusCode, performance.now() - started),
  );
}
