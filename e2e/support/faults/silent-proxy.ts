import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type SilentProxy = {
  port: number;
  /** Drops all traffic without closing the connections. */
  silence: () => void;
  /** Lets new connections through; old ones stay silent, as behind a router that lost its state. */
  resume: () => void;
  close: () => Promise<void>;
};

export async function startSilentProxy(target: number): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  const silenced = new WeakSet<Socket>();
  let isSilent = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    if (isSilent) silenced.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    track(client);
    if (isSilent) return;
    const upstream = connect(target, '127.0.0.1');
    track(upstream);
    const forward = (from: Socket, to: Socket) => {
      from.on('data', (chunk) => !silenced.has(from) && to.write(chunk));
      from.once('close', () => !silenced.has(from) && to.destroy());
    };
    forward(client, upstream);
    forward(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      isSilent = true;
      for (const socket of sockets) silenced.add(socket);
    },
    resume() {
      isSilent = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
