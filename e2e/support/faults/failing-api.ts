import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

type Failure = (request: IncomingMessage, response: ServerResponse) => void;

export const API_FAILURES = {
  'answers 500': (_, response) => response.writeHead(500).end('Internal Server Error'),
  hangs: () => {},
  'answers garbage': (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('<html>{"'),
  'refuses connections': ({ socket }) => socket.destroy(),
} as const satisfies Record<string, Failure>;

export type ApiFailure = keyof typeof API_FAILURES;

/** The site with a broken /api. Connections are real, so hanging calls also occupy the browser's few sockets. */
export async function startFailingApi(site: string, failure: ApiFailure) {
  const sockets = new Set<Socket>();
  const server = createServer((incoming, response) => {
    if (incoming.url?.startsWith('/api/')) return API_FAILURES[failure](incoming, response);
    const { method = 'GET', url = '/', headers } = incoming;
    const forwarded = request(site + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
