import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { largeHeaders } from '@/lib/content/large-headers';
import { onRequestStart } from './request-start';

/** What the server answers to what it can not read; everything else is a 400. As Node does without a listener. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** How long a client may go on sending before it loses the answer together with the connection. */
const LINGER_MS = 2000;

const { title, text, steps, otherwise } = largeHeaders;

export const LARGE_HEADERS_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol><p>${otherwise}</p></html>`;

/**
 * Called once before the server listens: from the first request on, one with larger headers than Node reads is answered
 * with a page instead of a bare 431. The returned function ends it.
 */
export function explainLargeHeaders(headers: Readonly<Record<string, string>>): () => void {
  const responses = new WeakMap<Duplex, { headersSent: boolean; writableFinished: boolean }>();
  const answer = (error: NodeJS.ErrnoException, socket: Duplex) => {
    // More of what was refused already.
    if (socket.writableEnded) return;
    const response = responses.get(socket);
    // Whatever is written into a response that has begun would be read as part of it.
    const isUnderWay = response?.headersSent && !response.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isUnderWay) return void socket.destroy(error);
    socket.end(formatRefusal(STATUSES[error.code ?? ''] ?? 400, headers));
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  };
  return onRequestStart(({ request, response, server }) => {
    responses.set(request.socket, response);
    if (!server.listeners('clientError').includes(answer)) server.on('clientError', answer);
  });
}

function formatRefusal(status: number, headers: Readonly<Record<string, string>>): string {
  const isPage = status === 431;
  const all = {
    ...headers,
    ...(isPage && {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    }),
    'Cache-Control': 'no-store',
    'Content-Length': isPage ? Buffer.byteLength(LARGE_HEADERS_PAGE) : 0,
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${isPage ? LARGE_HEADERS_PAGE : ''}`;
}
