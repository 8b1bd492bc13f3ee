import { describeHosts, explainUnknownHost, isDevHost, readDevHosts } from './dev-hosts.mjs';

test('DEV_HOSTS is a list of host names', () => {
  expect(readDevHosts()).toEqual([]);
  expect(readDevHosts(' Name-3000.tunnel.example, *.github.dev,192.168.0.7,::1,')).toEqual([
    'name-3000.tunnel.example',
    '*.github.dev',
    '192.168.0.7',
    '::1',
  ]);
});

test.each([
  'https://name.example',
  'name.example:3000',
  'name.example/',
  '*',
  '**',
  'a b',
  'team-*.name.example',
])('DEV_HOSTS=%s is refused, with what to write', (value) => {
  expect(() => readDevHosts(value)).toThrow(`DEV_HOSTS contains ${value}: write host names without https://`);
});

const HOSTS = ['name.example', '*.one.example', '**.many.example', '::1', '10.0.0.7'];

test.each([
  ['http://localhost:3000', true],
  ['app.localhost:3000', true],
  ['https://name.example', true],
  ['NAME.example:8443', true],
  ['a.one.example', true],
  ['a.b.one.example', false],
  ['one.example', false],
  ['a.b.many.example', true],
  ['many.example', false],
  ['[::1]:3000', true],
  ['10.0.0.7:3000', true],
  ['10.0.0.70', false],
  ['nameXexample', false],
  ['evil.example', false],
  ['name.example.evil.example', false],
  ['http://name.example@evil.example', false],
  ['null', false],
  ['', false],
])('%s is a host of the development site: %s', (address, isOurs) => {
  expect(isDevHost(address, HOSTS)).toBe(isOurs);
});

test('other hosts match the condition of the rewrite', () => {
  const unknown = new RegExp(`^(?!${describeHosts(HOSTS)}(?::\\d+)?$)(?<host>.+)$`);
  expect(unknown.exec('tunnel.example:3000')?.groups?.host).toBe('tunnel.example:3000');
  expect(unknown.test('name.example:3000')).toBe(false);
});

test('an unknown name is explained, without markup', () => {
  expect(explainUnknownHost('<b>tunnel.example')).toBe(
    'This development site was reached as btunnel.example, a name that it does not know. Start it with DEV_HOSTS=btunnel.example npm run dev (CONTRIBUTING.md).',
  );
});
