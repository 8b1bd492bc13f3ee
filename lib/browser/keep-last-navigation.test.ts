/** @jest-environment jsdom */
import { keepLastNavigation } from './keep-last-navigation';

const target = 'http://localhost/solutions';
const navigation = new EventTarget();
beforeAll(() => void Object.assign(window, { navigation }));

/** Whether the page may load the address. */
const load = (url: string, { userInitiated = false, sameDocument = false } = {}) =>
  navigation.dispatchEvent(
    Object.assign(new Event('navigate', { cancelable: true }), {
      userInitiated,
      destination: { url, sameDocument },
    }),
  );

test('a late load of the page that the router requested does not replace what the visitor chose since', () => {
  const stop = keepLastNavigation(target);
  expect(load(target)).toBe(true);
  expect(load('http://localhost/pricing')).toBe(true);
  window.dispatchEvent(new Event('beforeunload'));
  expect(load(target)).toBe(false);
  expect(load(target, { userInitiated: true })).toBe(true);
  expect(load(target, { sameDocument: true })).toBe(true);
  expect(load('http://localhost/about')).toBe(true);
  stop();
  expect(load(target)).toBe(true);
});
