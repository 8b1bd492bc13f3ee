import { STATUS_CODES, type OutgoingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { FILE_POLICY, SECURITY_HEADERS } from '@/lib/config/headers.mjs';
import { largeHeaders } from '@/lib/content/large-headers';

/** Status codes by Node's error code for unreadable requests, otherwise 400. Same as Node's default. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** How long a client can go on sending before the connection, and with it an unread response, is closed. */
const LINGER_MS = 2000;

const { title, text, steps, otherwise } = largeHeaders;

export const LARGE_HEADERS_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol><p>${otherwise}</p></html>`;

/** Responds to oversized headers with a page instead of a bare 431. */
export function explainLargeHeaders(server: Server): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request, response) => responses.set(request.socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writableEnded) return;
    const response = responses.get(socket);
    // Anything written into a response in progress would be read as part of it.
    const isInProgress = response?.headersSent && !response.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isInProgress) return void socket.destroy(error);
    refuse(socket, STATUSES[error.code ?? ''] ?? 400);
  });
}

/**
 * Responds without a body (except for 431) and closes only the sending half: a client that is still sending would lose
 * the response with the connection (RFC 9112, 9.6). Ignores further data.
 */
export function refuse(socket: Duplex, status: number, headers: OutgoingHttpHeaders = {}): void {
  socket.end(formatRefusal(status, headers));
  socket.pause();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

function formatRefusal(status: number, extraHeaders: OutgoingHttpHeaders): string {
  const isPage = status === 431;
  const all = {
    ...SECURITY_HEADERS,
    ...(isPage && { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': FILE_POLICY }),
    'Cache-Control': 'no-store',
    'Content-Length': isPage ? Buffer.byteLength(LARGE_HEADERS_PAGE) : 0,
    Connection: 'close',
    ...extraHeaders,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${isPage ? LARGE_HEADERS_PAGE : ''}`;
}
