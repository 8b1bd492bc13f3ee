import { act, renderHook } from '@testing-library/react';
import { INSTALL_PROMPT_IOS_DELAY_MS } from '@/lib/config/timings';
import { useInstallWay } from './install-card';

let loadEventEnd: number;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone');
  window.matchMedia = jest.fn().mockReturnValue({
    matches: false,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
  Object.assign(performance, { getEntriesByType: () => [{ loadEventEnd }] });
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('the card is due ten seconds after the page has loaded', () => {
  pass(4000);
  loadEventEnd = performance.now() - 1000;
  const { result } = renderHook(useInstallWay);
  pass(INSTALL_PROMPT_IOS_DELAY_MS - 1001);
  expect(result.current).toBeNull();
  pass(1);
  expect(result.current).toBe('ios');
});

test.each([2000, 25_000])('it waits for a page that loads for another %d ms', (loadingMs) => {
  pass(8000);
  loadEventEnd = 0;
  const { result } = renderHook(useInstallWay);
  pass(loadingMs);
  loadEventEnd = performance.now();
  pass(INSTALL_PROMPT_IOS_DELAY_MS - 1);
  expect(result.current).toBeNull();
  pass(1);
  expect(result.current).toBe('ios');
});
