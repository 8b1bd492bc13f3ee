import { createServer, type AddressInfo } from 'node:net';
import { createPostgresAdapter } from './postgres-adapter';

test.each(['08P01', '0A000'])('a pooler that refuses timeouts with %s is used without them', async (code) => {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  const pooler = createServer((socket) => void socket.end(Buffer.concat([head, fields]))).unref();
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  const connectionString = `postgres://me:x@127.0.0.1:${(pooler.address() as AddressInfo).port}/site`;
  const target = {
    provider: 'postgres',
    connectionString,
    isPooled: false,
    enableChannelBinding: false,
  } as const;
  await expect(createPostgresAdapter(target, 900)).resolves.toMatchObject({ provider: 'postgres' });
});
