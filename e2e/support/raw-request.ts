import { connect } from 'node:net';

type RawAnswer = {
  /** Status of each response, in order. Empty if the server closed the connection or did not respond. */
  statuses: number[];
  text: string;
  ms: number;
  /** The server closed the connection before the timeout. */
  isClosed: boolean;
};

type RawOptions = {
  /** Timeout of the connection. */
  waitMs?: number;
  /** Number of filler bytes after the request, sent as fast as the server reads. */
  fill?: number;
  /** Sends the filler in chunked encoding. */
  isChunked?: boolean;
  /** Closes the sending side at once. */
  isHalfClosed?: boolean;
};

const BLOCK = Buffer.alloc(64 * 1024, ' ');
const CHUNK = Buffer.concat([Buffer.from(`${BLOCK.length.toString(16)}\r\n`), BLOCK, Buffer.from('\r\n')]);

/** Sends bytes verbatim, as no HTTP client would, and collects the responses. */
export function sendRaw(port: number, bytes: string, options: RawOptions = {}): Promise<RawAnswer> {
  const { waitMs = 10_000, fill = 0, isChunked = false, isHalfClosed = false } = options;
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    const finish = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      // With pipelining, a status line can follow a JSON body without a line break.
      const statuses = [...text.matchAll(/(?:^|\})HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) =>
        Number(status),
      );
      resolve({ statuses, text, ms: performance.now() - startedAt, isClosed });
    };
    const timer = setTimeout(() => finish(false), waitMs);
    socket.setEncoding('latin1').on('data', (piece: string) => (text += piece));
    socket.once('end', () => finish(true)).once('error', () => finish(true));
    socket.write(bytes, 'latin1');
    if (isHalfClosed) socket.end();
    let left = fill;
    const pump = () => {
      while (left > 0 && !socket.destroyed && text === '') {
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
  const isSized = body !== '' && !/^(content-length|transfer-encoding):/im.test(headers.join('\n'));
  if (isSized) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
