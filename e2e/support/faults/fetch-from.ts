import { Agent, request } from 'node:http';
import { Readable } from 'node:stream';

type Init = { method?: string; headers?: Record<string, string>; body?: string; signal?: AbortSignal };

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** `fetch` from a loopback address if the machine has it, because calls are limited per address. */
export function fetchFrom(address: string, url: string, init: Init = {}): Promise<Response> {
  const { body, ...options } = init;
  const localAddress = process.platform === 'linux' ? address : undefined;
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, agent, localAddress }, (answer) => {
      const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      );
      resolve(new Response(Readable.toWeb(answer), { status: answer.statusCode, headers }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
