import { createServer, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

export type ProxyServer = {
  url: string;
  /** Requested addresses with the credentials given, oldest first. */
  requests: { target: string; authorization?: string }[];
  /** Accepts connections, but never responds. */
  isSilent: boolean;
  close: () => Promise<void>;
};

/** An HTTP proxy that leads every request and every tunnel to one local port, whatever its address. */
export async function startProxy(upstreamPort: number): Promise<ProxyServer> {
  const note = (target = '', authorization?: string) => {
    proxy.requests.push({ target, authorization });
    return proxy.isSilent;
  };
  const server = createServer(({ headers, method, url }, response) => {
    if (note(url, headers['proxy-authorization'])) return;
    const { pathname } = new URL(url ?? '');
    response.req.pipe(
      request({ port: upstreamPort, method, path: pathname, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }).on('error', () => response.destroy()),
    );
    response.on('error', () => {});
  });
  const tunnels: Duplex[] = [];
  server.on('connect', ({ headers, url }, socket) => {
    tunnels.push(socket);
    if (note(url, headers['proxy-authorization'])) return;
    const upstream = connect(upstreamPort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.pipe(upstream).pipe(socket);
    });
    for (const end of [socket, upstream])
      end.on('error', () => [socket, upstream].forEach((one) => one.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: ProxyServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    isSilent: false,
    async close() {
      server.closeAllConnections();
      for (const tunnel of tunnels) tunnel.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
