import { connect } from 'node:net';

type RawAnswer = {
  /** Of every answer that came, in order; none where the server hung up or said nothing. */
  statuses: number[];
  text: string;
  ms: number;
  /** Whether the server closed the connection before our timeout. */
  isClosed: boolean;
};

type RawOptions = {
  /** How long the connection may stay open. */
  waitMs?: number;
  /** Bytes of filling that follow, as fast as the server takes them. */
  fill?: number;
  /** Whether the filling goes out in chunks of chunked coding. */
  isChunked?: boolean;
  /** Says at once that nothing more will come. */
  isHalfClosed?: boolean;
};

const BLOCK = Buffer.alloc(64 * 1024, ' ');
const CHUNK = Buffer.concat([Buffer.from(`${BLOCK.length.toString(16)}\r\n`), BLOCK, Buffer.from('\r\n')]);

/** Sends bytes as they are, which no HTTP client would, and collects what comes back. */
export function sendRaw(port: number, bytes: string, options: RawOptions = {}): Promise<RawAnswer> {
  const { waitMs = 10_000, fill = 0, isChunked = false, isHalfClosed = false } = options;
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    const finish = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      // Behind a call's answer the next one follows without a line break.
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

/** The text of one request; a body brings its length, unless the headers say otherwise. */
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
