import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Leads new connections to the server of a URL; those that are open stay with theirs. */
export async function startSwitch(firstUrl: string) {
  let target = new URL(firstUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const ways = [
      [client, upstream],
      [upstream, client],
    ] as const;
    for (const [from, to] of ways) {
      sockets.add(from);
      from
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(firstUrl), { host: `127.0.0.1:${port}` }).href,
    leadTo: (url: string) => void (target = new URL(url)),
    /** Of the connections that are open, as if their server had crashed. */
    reset: () => sockets.forEach((socket) => socket.resetAndDestroy()),
    /** Of the connections that are open, as if their server had lost its network. */
    silence: () => sockets.forEach((socket) => socket.unpipe().pause()),
    async stop() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
