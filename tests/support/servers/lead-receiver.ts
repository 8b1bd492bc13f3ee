import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse) => void;

export const answer =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end();

/** Never responds. */
export const hang: Answer = () => {};

const MEGABYTE = 'x'.repeat(1024 * 1024);

/** Responds with a body that never ends. */
export const pour: Answer = (response) => {
  const writeMore = () => {
    while (!response.destroyed) if (!response.write(MEGABYTE)) return void response.once('drain', writeMore);
  };
  response.writeHead(200);
  writeMore();
};

export type ReceivedLead = { path: string; headers: IncomingHttpHeaders; body: string };

/** A local server that receives webhooks. */
export async function startLeadReceiver(port = 0) {
  const server = createServer((request, response) => {
    response.on('error', () => {});
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      receiver.received.push({ path: request.url ?? '', headers: request.headers, body });
      (receiver.answers.shift() ?? receiver.lastAnswer)(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const receiver = {
    port: (server.address() as AddressInfo).port,
    /** Oldest first. */
    received: [] as ReceivedLead[],
    /** One for each request, then `lastAnswer`. */
    answers: [] as Answer[],
    lastAnswer: answer(200),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
