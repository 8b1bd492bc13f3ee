import { execFileSync } from 'node:child_process';

/** In a separate process, because Jest cannot load ES modules. */
function run(code: string): unknown {
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
}

const explain = (code: string, port: number) =>
  run(`import { explainListening } from './scripts/set-up/check-port.mjs';
    const { message, todo } = explainListening({ code: '${code}' }, ${port});
    console.log(JSON.stringify([message, todo]));`);

test.each([
  ['EADDRINUSE', 3000, 'Something else is listening on port 3000.', 'PORT=3001 npm start'],
  ['EADDRINUSE', 65_535, 'Something else is listening on port 65535.', 'PORT=3000 npm start'],
  ['EACCES', 80, 'This user is not allowed to listen on port 80.', 'PORT=3000 npm start'],
  ['EMFILE', 3000, 'Port 3000 cannot be used (EMFILE).', 'another port'],
])('%s on port %i: %s', (code, port, message, todo) => {
  expect(explain(code, port)).toEqual([message, expect.stringContaining(todo)]);
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
