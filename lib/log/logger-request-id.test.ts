import { setImmediate } from 'node:timers/promises';
import { createLogger, readRequestId, withRequestId } from './logger';

process.env.TRUST_PROXY = '1';

const UUID = '0d9c5a3e-6f57-4a86-9d2c-0c1f6f0a4b11';
const WITHOUT_DASHES = '0d9c5a3e6f574a869d2c0c1f6f0a4b11';

const withHeader = (id: string) => new Request('http://localhost', { headers: { 'x-request-id': id } });

test.each([UUID, WITHOUT_DASHES])('the id %s of a trusted proxy is used', (id) => {
  expect(readRequestId(withHeader(id))).toBe(id);
});

test.each(['', '1', 'me@example.com', `${UUID}x`, `${UUID}, ${UUID}`, UUID.toUpperCase(), 'a'.repeat(5000)])(
  'an invalid id is replaced: %.20j',
  (id) => {
    const drawn = readRequestId(withHeader(id));
    expect(drawn).not.toBe(id);
    expect(drawn).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  },
);

test('every log line of a call contains its id, even with concurrent calls', async () => {
  const lines: { requestId?: string; word: string }[] = [];
  const log = createLogger('info', { write: (line) => lines.push(JSON.parse(line)) });
  const work = (word: string) => async () => {
    log.info({ word });
    await setImmediate();
    log.info({ word });
  };
  await Promise.all([withRequestId(UUID, work('one')), withRequestId(WITHOUT_DASHES, work('two'))]);
  log.info({ word: 'none' });
  const logged = lines.map(({ requestId, word }) => `${word} ${requestId}`);
  expect(logged.sort()).toEqual([
    'none undefined',
    ...[`one ${UUID}`, `one ${UUID}`],
    ...[`two ${WITHOUT_DASHES}`, `two ${WITHOUT_DASHES}`],
  ]);
});
