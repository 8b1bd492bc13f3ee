import { isDevHost, readDevHosts } from './dev-hosts.mjs';

const HOSTS = readDevHosts(' Name.example, 10.0.0.7,::1,');

test.each([
  ['http://localhost:3000', true],
  ['https://name.example', true],
  ['NAME.example:8443', true],
  ['[::1]:3000', true],
  ['10.0.0.7:3000', true],
  ['10.0.0.70', false],
  ['evil.example', false],
  ['name.example.evil.example', false],
  ['http://name.example@evil.example', false],
  ['null', false],
  ['', false],
])('%s is a host of the development site: %s', (address, isOurs) => {
  expect(isDevHost(address, HOSTS)).toBe(isOurs);
});
