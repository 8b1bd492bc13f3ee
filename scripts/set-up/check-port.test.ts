import { execFileSync } from 'node:child_process';

/** In a separate process, because Jest cannot load ES modules. */
function run(code: string): unknown {
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
}

const explain = (code: string, port: number) =>
  run(`import { explainListening } from './lib/config/listening.mjs';
    const { message, todo } = explainListening({ code: '${code}' }, { port: ${port}, listen: '203.0.113.1' });
    console.log(JSON.stringify([message, todo]));`);

test.each([
  ['EADDRINUSE', 3000, 'Something else is listening on port 3000.', 'PORT=3001'],
  ['EADDRINUSE', 65_535, 'Something else is listening on port 65535.', 'PORT=3000'],
  ['EACCES', 80, 'This user is not allowed to listen on port 80.', 'PORT=3000'],
  ['EADDRNOTAVAIL', 3000, 'LISTEN is "203.0.113.1", which is not an address of this machine.', '127.0.0.1'],
  ['EMFILE', 3000, 'Port 3000 cannot be used (EMFILE).', 'another port'],
])('%s on port %i: %s', (code, port, message, todo) => {
  expect(explain(code, port)).toEqual([message, expect.stringContaining(todo)]);
});

test('a site is asked at the address that it listens on', () => {
  const addresses = ['', '0.0.0.0', '127.0.0.2', '::1'];
  expect(
    run(`import { localAddress } from './lib/config/listening.mjs';
      console.log(JSON.stringify(${JSON.stringify(addresses)}.map((listen) => localAddress(80, listen))));`),
  ).toEqual(['http://localhost:80', 'http://localhost:80', 'http://127.0.0.2:80', 'http://[::1]:80']);
});

test('a port in use is refused, and accepted once it is free', () => {
  const found = run(`import { createServer } from 'node:net';
    import { checkPort } from './scripts/set-up/check-port.mjs';
    const taken = createServer();
    await new Promise((resolve) => taken.listen(0, resolve));
    const { port } = taken.address();
    const refused = await checkPort(String(port)).catch(({ message }) => message);
    await new Promise((resolve) => taken.close(resolve));
    const { note } = await checkPort(String(port));
    console.log(JSON.stringify([refused, note, port]));`);
  const [refused, note, port] = found as [string, string, number];
  expect([refused, note]).toEqual([`Something else is listening on port ${port}.`, `port ${port} is free`]);
});

test('a port that browsers block is refused', () => {
  const refused = run(`import { checkPort } from './scripts/set-up/check-port.mjs';
    try { await checkPort('6000') } catch ({ message }) { console.log(JSON.stringify(message)) }`);
  expect(refused).toBe('Browsers refuse to open port 6000.');
});
