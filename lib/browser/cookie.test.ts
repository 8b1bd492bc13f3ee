/** @jest-environment jsdom */
import { areCookiesBlocked, readCookie, writeCookie } from './cookie';

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

function replaceCookies(get: () => string, set: (text: string) => void) {
  Object.defineProperty(document, 'cookie', { configurable: true, get, set });
}

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  writeCookie('probe', 'x', 0);
});

test('a sandboxed frame, where reading and writing throw, has no cookies', () => {
  replaceCookies(refuse, refuse);
  writeCookie('persona', 'developer');
  expect(readCookie('persona')).toBeNull();
  expect(areCookiesBlocked()).toBe(true);
});

test('a browser that drops written cookies blocks them, until it stores one', () => {
  writeCookie('persona', 'developer');
  expect(areCookiesBlocked()).toBe(false);
  replaceCookies(
    () => '',
    () => {},
  );
  writeCookie('persona', 'developer');
  expect(areCookiesBlocked()).toBe(true);
  Reflect.deleteProperty(document, 'cookie');
  writeCookie('persona', 'developer');
  expect(areCookiesBlocked()).toBe(false);
  expect(readCookie('persona')).toBe('developer');
});
