import { createRateLimiter, enforceByteLimit, groupAddress, readAddress } from './rate-limit';

process.env.LOG_LEVEL = 'silent';

const HOUR_MS = 3_600_000;

test('a key is refused above its points, with the time to wait, and other keys are not', async () => {
  const spend = createRateLimiter(2, 60);
  expect([await spend('a'), await spend('a')]).toEqual([null, null]);
  const wait = await spend('a');
  expect(wait).toBeGreaterThan(59_000);
  expect(wait).toBeLessThanOrEqual(60_000);
  expect(await spend('b')).toBeNull();
});

test('a clock set back an hour makes no caller wait for an hour', async () => {
  const spend = createRateLimiter(1, 60);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setTimeout', 'clearTimeout', 'queueMicrotask'] });
  try {
    await spend('a');
    jest.setSystemTime(Date.now() - HOUR_MS);
    expect(await spend('a')).toBe(60_000);
  } finally {
    jest.useRealTimers();
  }
});

test('an address sends at most 20 MB in an hour, and others go on', async () => {
  const from = (address: string) =>
    new Request('http://localhost', { headers: { 'x-forwarded-for': address } });
  for (let call = 0; call < 1200; call += 1) await enforceByteLimit(from('192.0.2.1'), 16 * 1024);
  await expect(enforceByteLimit(from('192.0.2.1'), 1)).rejects.toMatchObject({ status: 429 });
  await enforceByteLimit(from('192.0.2.2'), 1);
});

test('a site of 65,536 networks has one /48', () => {
  expect(groupAddress('2001:db8:7:1::5', 3)).toBe(groupAddress('2001:db8:7:ffff::6', 3));
  expect(groupAddress('2001:db8:8::', 3)).not.toBe(groupAddress('2001:db8:7::', 3));
  expect(groupAddress('192.0.2.1', 3)).toBe('192.0.2.1');
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0:1:ffff::9', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['192.0.2.1:5678', '192.0.2.1'],
  ['[192.0.2.1]:443', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:FFFF:192.0.2.1', '192.0.2.1'],
  ['[::ffff:c000:0201]:443', '192.0.2.1'],
  ['[2001:db8::1]', '2001:db8:0:0'],
  ['[2001:db8::1]:443', '2001:db8:0:0'],
  ['[fe80::1%eth0]:443', 'fe80:0:0:0'],
  ['1:2:3::192.0.2.1', '1:2:3:0'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['_hidden', 'unknown'],
  ['192.0.2.01', 'unknown'],
  ['192.0.2.1:x', 'unknown'],
  ['[192.0.2.1', 'unknown'],
])('%s counts as %s', (address, group) => {
  expect(groupAddress(address)).toBe(group);
});

test.each([
  [{}, 'unknown'],
  [{ 'x-forwarded-for': '192.0.2.1' }, '192.0.2.1'],
  [{ 'x-forwarded-for': 'made up, 192.0.2.1' }, '192.0.2.1'],
])('the address of a request with %j is %s', (headers, address) => {
  expect(readAddress(new Request('http://localhost', { headers: headers as Record<string, string> }))).toBe(
    address,
  );
});
