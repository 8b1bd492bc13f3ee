import { act, renderHook } from '@testing-library/react';
import { INSTALL_PROMPT_IOS_DELAY_MS } from '@/lib/config/timings';
import { useInstallMethod } from './install-card';

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

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('the card is due ten seconds after the page has loaded', () => {
  advance(4000);
  loadEventEnd = performance.now() - 1000;
  const { result } = renderHook(useInstallMethod);
  advance(INSTALL_PROMPT_IOS_DELAY_MS - 1001);
  expect(result.current).toBeNull();
  advance(1);
  expect(result.current).toBe('ios');
});

test.each([2000, 25_000])('it waits for a page that loads for another %d ms', (loadingMs) => {
  advance(8000);
  loadEventEnd = 0;
  const { result } = renderHook(useInstallMethod);
  advance(loadingMs);
  loadEventEnd = performance.now();
  advance(INSTALL_PROMPT_IOS_DELAY_MS - 1);
  expect(result.current).toBeNull();
  advance(1);
  expect(result.current).toBe('ios');
});
