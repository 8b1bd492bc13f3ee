import { STATUS_CODES, type OutgoingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { FILE_POLICY, SECURITY_HEADERS } from '@/lib/config/headers.mjs';
import { largeHeaders, longAddress } from '@/lib/content/not-found';

/** Status codes by Node's error code for unreadable requests, otherwise 400. Same as Node's default. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Node hands over the bytes that it could not read. */
type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

const LONG_FIRST_LINE = /^[A-Z]+ [^ ]{16384}/;

/** How long a client can go on sending before the connection, and with it an unread response, is closed. */
const LINGER_MS = 2000;

const { title, text, steps, otherwise } = largeHeaders;

export const LARGE_HEADERS_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol><p>${otherwise}</p></html>`;

/** Responds to oversized headers with a page instead of a bare 431, and to an address of that size with a sentence. */
export function explainLargeHeaders(server: Server): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', (request, response) => responses.set(request.socket, response));
  server.on('clientError', (error: ClientError, socket) => {
    if (socket.writableEnded) return;
    const response = responses.get(socket);
    // Anything written into a response in progress would be read as part of it.
    const isInProgress = response?.headersSent && !response.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isInProgress) return void socket.destroy(error);
    refuse(socket, isLongAddress(error) ? 414 : (STATUSES[error.code ?? ''] ?? 400));
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

/** Whether the packet that reached the limit begins with the request's first line. */
function isLongAddress({ code, rawPacket }: ClientError): boolean {
  return code === 'HPE_HEADER_OVERFLOW' && LONG_FIRST_LINE.test(rawPacket?.toString('latin1') ?? '');
}

const BODIES: Record<number, string> = { 414: longAddress, 431: LARGE_HEADERS_PAGE };

function formatRefusal(status: number, extraHeaders: OutgoingHttpHeaders): string {
  const body = BODIES[status] ?? '';
  const type = status === 431 ? 'text/html' : 'text/plain';
  const all = {
    ...SECURITY_HEADERS,
    ...(body && { 'Content-Type': `${type}; charset=utf-8`, 'Content-Security-Policy': FILE_POLICY }),
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
    ...extraHeaders,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
