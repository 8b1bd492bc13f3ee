import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const base = mkdtempSync(join(tmpdir(), 'restart-'));
beforeAll(() => mkdirSync(join(base, 'drain')));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Restarts an instance that fails after `lasting` requests. In a process, because Jest cannot load ES modules. */
function restart(
  healthyRequests: number,
  listen = 'localhost',
): { isBack: boolean; requests: Record<string, number>; port: string } {
  const code = `import { createServer } from 'node:http';
    import { restartInstance } from './deploy/release/instances.mjs';
    const requests = {};
    let left = ${healthyRequests};
    const server = createServer(({ url }, answer) => {
      requests[url] = (requests[url] ?? 0) + 1;
      left -= 1;
      const pages = ['/', '/pricing'].map((path) => '<loc>https://attune.example' + path + '</loc>');
      answer.writeHead(left < 0 ? 500 : 200).end(url === '/sitemap.xml' ? pages.join('') : 'ok');
    });
    await new Promise((done) => server.listen(0, '${listen === 'localhost' ? '127.0.0.1' : listen}', done));
    const { port } = server.address();
    const isBack = await restartInstance(${JSON.stringify(base)}, port, async () => undefined);
    console.log(JSON.stringify({ isBack, requests, port: String(port) }));
    process.exit();`;
  const env = { ...process.env, LISTEN: listen };
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe', env });
  return JSON.parse(output.toString());
}

test('a restarted instance has rendered every page of its sitemap before it is put back', () => {
  const { isBack, requests } = restart(Infinity);
  expect(isBack).toBe(true);
  expect(requests['/pricing']).toBeGreaterThan(3);
  expect(requests['/api/openapi.json']).toBeGreaterThan(3);
  expect(readdirSync(join(base, 'drain'))).toEqual([]);
});

test.each(['127.0.0.2', '::1', '0.0.0.0'])(
  'an instance that listens only on %s is reached there',
  (listen) => {
    expect(restart(Infinity, listen).isBack).toBe(true);
  },
);

test('an instance that fails during warm-up stays out of use', () => {
  const { isBack, port } = restart(8);
  expect(isBack).toBe(false);
  expect(readdirSync(join(base, 'drain'))).toEqual([port]);
});
