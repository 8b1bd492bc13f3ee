import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Runs the image's health check for a server that answers with this status. @returns the exit code */
async function check(status: number, listen: string | undefined) {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/api/health?probe=live' ? status : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, listen?.trim(), resolve));
  const { port } = server.address() as AddressInfo;
  const env = {
    ...process.env,
    PORT: String(port),
    LISTEN: listen,
    // Answers nothing.
    HTTP_PROXY: 'http://127.0.0.1:9',
    NODE_USE_ENV_PROXY: '1',
  };
  const code = await new Promise((resolve) =>
    execFile(process.execPath, ['deploy/health.mjs'], { env }, (error) => resolve(error?.code ?? 0)),
  );
  await new Promise((resolve) => server.close(resolve));
  return code;
}

test.each([[undefined], ['0.0.0.0'], ['127.0.0.2'], ['::1'], [' 127.0.0.1 ']])(
  'a site that listens on %s is asked there, past every proxy',
  async (listen) => {
    expect(await check(200, listen)).toBe(0);
  },
);

test('a site that responds with an error is unhealthy', async () => {
  expect(await check(503, undefined)).toBe(1);
});

test('nothing that listens is unhealthy', async () => {
  const env = { ...process.env, PORT: '9', LISTEN: '' };
  const code = await new Promise((resolve) =>
    execFile(process.execPath, ['deploy/health.mjs'], { env }, (error) => resolve(error?.code)),
  );
  expect(code).toBe(1);
});
