import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/**
 * A load balancer in front of two instances, as production has one: takes them in turn, and sends a request that an
 * instance did not take to the other.
 */
export async function startFront(port: number, instances: readonly [number, number]) {
  // In turn, so that each kept connection carries a response that closes it while its instance drains.
  const agent = new Agent({ keepAlive: true, scheduling: 'fifo' });
  let isFirstNext = false;

  const forward = (received: IncomingMessage, body: Buffer, response: ServerResponse, order: number[]) => {
    const [instance, ...others] = order;
    const { method, url: path, headers, socket } = received;
    const options = { agent, port: instance, method, path };
    const sent = request({ ...options, headers: { ...headers, 'x-forwarded-for': socket.remoteAddress } });
    sent.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      const isRepeatable = method === 'GET' || error.code === 'ECONNREFUSED';
      if (response.headersSent) response.destroy();
      else if (others.length > 0 && isRepeatable) forward(received, body, response, others);
      else response.writeHead(502).end();
    });
    sent.end(body);
  };

  const server = createServer(async (received, response) => {
    isFirstNext = !isFirstNext;
    const order = isFirstNext ? instances : instances.toReversed();
    forward(received, await buffer(received), response, [...order]);
  }).listen(port);
  await once(server, 'listening');
  const stop = async () => {
    server.close().closeAllConnections();
    agent.destroy();
    await once(server, 'close');
  };
  return { url: `http://localhost:${port}`, stop };
}
