/** @jest-environment jsdom */
import { reportClientError, watchClientErrors } from './report-client-error';

const reports: [string, RequestInit][] = [];

beforeAll(() => {
  document.documentElement.dataset.release = 'abc';
  window.fetch = async (path, init = {}) => {
    reports.push([String(path), init]);
    throw new TypeError('offline');
  };
  watchClientErrors();
});

let visits = 0;

/** A fresh module per test, as on a new page view. */
beforeEach(() => {
  reports.length = 0;
  history.pushState(null, '', `/view-${(visits += 1)}`);
});

const listKinds = () => reports.map(([, { body }]) => JSON.parse(String(body)).kind);

function fail(init: ErrorEventInit): ErrorEvent {
  const event = new ErrorEvent('error', { cancelable: true, ...init });
  dispatchEvent(event);
  return event;
}

/** jsdom does not implement this event. */
function reject(reason: unknown): void {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

const failingIn = (stack: string) => Object.assign(new Error('no'), { stack });

test.each([
  ['error', { message: 'Uncaught TypeError: x', filename: 'http://localhost/_next/static/a.js' }],
  ['error', { message: 'The node before which …', filename: '' }],
  ['mismatch', { message: 'Uncaught Error: Minified React error #418; visit https://react.dev/errors/418' }],
  ['mismatch', { message: 'Error: Minified React error #423; visit https://react.dev/errors/423' }],
  ['mismatch', { message: 'Uncaught Error: Hydration failed: the section has no marker.' }],
  ['error', { message: 'Error: Minified React error #4180; visit' }],
  ['foreign', { message: 'Uncaught Error', filename: 'chrome-extension://abc/inject.js' }],
  ['foreign', { message: 'Uncaught Error', filename: 'webkit-masked-url://hidden/' }],
  ['foreign', { message: 'Uncaught Error', filename: 'http://localhost.example/a.js' }],
  ['foreign', { message: 'Script error.', filename: '' }],
])('a %s: %j', (kind, init) => {
  const { defaultPrevented } = fail(init);
  expect(listKinds()).toEqual([kind]);
  // Unrecovered errors stay in the console.
  expect(defaultPrevented).toBe(kind === 'mismatch');
});

test.each([
  ['rejection', failingIn('Error: no\n at http://localhost/_next/static/a.js:1:1')],
  ['rejection', 'a string'],
  ['rejection', undefined],
  ['foreign', failingIn('Error: no\n at moz-extension://abc/inject.js:1:1')],
])('a %s: %p', (kind, reason) => {
  reject(reason);
  expect(listKinds()).toEqual([kind]);
});

test.each([
  [['script'], 'script', '/_next/static/a.js'],
  [['foreign'], 'script', 'https://coupons.example/a.js'],
  [[], 'img', '/missing.png'],
])('%j if a %s from %s fails to load', (kinds, name, src) => {
  const element = document.createElement(name);
  Object.assign(element, { src });
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
  expect(listKinds()).toEqual(kinds);
});

test('a report contains page and release, but no cookie or personal text', () => {
  history.pushState(null, '', '/pricing?email=ann@company.example#plans');
  fail({ message: 'my own words', error: new Error('my own words') });
  expect(reports).toEqual([
    ['/api/client-errors', expect.objectContaining({ method: 'POST', credentials: 'omit', keepalive: true })],
  ]);
  expect(JSON.parse(String(reports[0]?.[1].body))).toEqual({
    kind: 'error',
    page: 'pricing',
    release: 'abc',
  });
  history.pushState(null, '', '/nowhere');
  reportClientError('boundary');
  expect(JSON.parse(String(reports[1]?.[1].body))).toEqual({
    kind: 'boundary',
    page: 'other',
    release: 'abc',
  });
});

test('a page view reports five errors, the next one another five', () => {
  for (let count = 0; count < 8; count += 1) fail({ message: 'again' });
  expect(reports).toHaveLength(5);
  history.pushState(null, '', '/about');
  fail({ message: 'again' });
  expect(reports).toHaveLength(6);
});
