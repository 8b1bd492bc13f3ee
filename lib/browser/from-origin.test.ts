/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://user:password@www.example.com/pricing"}
 */
jest.unmock('./from-origin');

import { fromOrigin } from './from-origin';

test('calls of a page that was opened with credentials name none', () => {
  expect(new URL('/api/events', document.baseURI).username).toBe('user');
  expect(fromOrigin('/api/events')).toBe('https://www.example.com/api/events');
});
