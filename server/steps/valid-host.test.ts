import { hasValidHost } from './valid-host';

test.each([
  ['www.site.example', true],
  ['localhost:3000', true],
  ['my_site.internal:', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['', false],
  ['a.example, b.example', false],
  ['user@site.example', false],
  ['site.example/path', false],
  ['site.example:123456', false],
  ['[::1', false],
  ['site .example', false],
])('Host %j: %s', (host, isValid) => {
  expect(hasValidHost({ headers: { host }, httpVersion: '1.1' })).toBe(isValid);
});

test('only HTTP/1.0 can do without', () => {
  expect(hasValidHost({ headers: {}, httpVersion: '1.0' })).toBe(true);
  expect(hasValidHost({ headers: {}, httpVersion: '1.1' })).toBe(false);
});
