import { request as requestHttp, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type RequestOptions = { method?: string; headers?: OutgoingHttpHeaders | string[]; body?: string };

/** Sends one request verbatim on a new connection. Accepts any certificate, because tests generate their own. */
export function sendRequest(
  origin: string,
  path: string,
  { method = 'GET', headers, body }: RequestOptions = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const options = { hostname, port, path, method, headers, agent: false, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? requestHttps : requestHttp)(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
