import { connect } from 'node:net';

type RawAnswer = {
  /** Status of each response, in order. Empty if the server did not respond. */
  statuses: number[];
  /** The server closed the connection before the timeout. */
  isClosed: boolean;
};

const TIMEOUT_MS = 10_000;
const BLOCK = Buffer.alloc(64 * 1024, ' ');
const CHUNK = Buffer.concat([Buffer.from(`${BLOCK.length.toString(16)}\r\n`), BLOCK, Buffer.from('\r\n')]);

/**
 * Sends bytes verbatim, as no HTTP client would, then `fill` bytes as fast as the server reads, and collects the
 * responses. `isStubborn`: goes on sending after a response.
 */
export function sendRaw(
  port: number,
  bytes: string,
  { fill = 0, isChunked = false, isStubborn = false } = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    const finish = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
      resolve({ statuses, isClosed });
    };
    const timer = setTimeout(() => finish(false), TIMEOUT_MS);
    socket.setEncoding('latin1').on('data', (piece: string) => (text += piece));
    socket.once('end', () => finish(true)).once('error', () => finish(true));
    socket.write(bytes, 'latin1');
    let left = fill;
    const pump = () => {
      while (left > 0 && !socket.destroyed && (isStubborn || text === '')) {
        left -= BLOCK.length;
        if (!socket.write(isChunked ? CHUNK : BLOCK)) return void socket.once('drain', pump);
      }
    };
    pump();
  });
}

/** Formats a request. Adds the body's Content-Length unless a header sets the length. */
export function formatRequest(
  method: string,
  target: string,
  headers: readonly string[] = [],
  body = '',
): string {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers];
  const isSized = body !== '' && !/^(?:content-length|transfer-encoding):/im.test(headers.join('\n'));
  if (isSized) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
