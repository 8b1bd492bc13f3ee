import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { SITE_FOLDER } from '../support/site/test-site.mjs';

const taken = createServer();
beforeAll(() => new Promise<void>((resolve) => taken.listen(0, resolve)));
afterAll(() => new Promise((resolve) => taken.close(resolve)));

test.each([
  ['PORT=abc', () => ({ PORT: 'abc' }), '  PORT must be a port, from 1 to 65535.'],
  ['PORT=70000', () => ({ PORT: '70000' }), '  PORT must be a port, from 1 to 65535.'],
  [
    'a port in use',
    () => ({ PORT: String((taken.address() as AddressInfo).port) }),
    /^Something else is listening on port \d+\. Stop it, or choose another port: PORT=\d+$/,
  ],
  [
    'an address of another machine',
    () => ({ PORT: '3999', LISTEN: '203.0.113.1' }),
    /^LISTEN is "203\.0\.113\.1", which is not an address of this machine\. /,
  ],
])('with %s the start fails with exit code 1 and a sentence', (_, env, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['.next/main.mjs'], {
    cwd: SITE_FOLDER,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: 'file:./none.db', ...env() },
    encoding: 'utf8',
  });
  const lines = stderr.trimEnd().split('\n');
  expect(status).toBe(1);
  if (typeof sentence === 'string') expect(lines.at(-1)).toBe(sentence.trimEnd());
  else expect(lines.at(-1)).toMatch(sentence);
  expect(stderr).not.toMatch(/^ +at /m);
});
