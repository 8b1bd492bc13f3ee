import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { INSTALL_PROMPT_IOS_DELAY_MS } from '@/lib/config/timings';
import { installCopy } from '@/lib/content/install';
import { InstallCard, isIosDevice, useInstallMethod } from './install-card';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36';

let loadEventEnd: number;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
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

test.each([
  ['an iPhone', IPHONE, 5, true],
  ['an iPad that says so', IPHONE.replaceAll('iPhone', 'iPad'), 5, true],
  ['an iPad that reports as a Mac', MAC, 5, true],
  ['a Mac', MAC, 0, false],
  ['a Windows computer with a touch screen', WINDOWS, 10, false],
])('whether %s is an iOS-type device', (_, userAgent, maxTouchPoints, expected) => {
  expect(isIosDevice({ userAgent, maxTouchPoints })).toBe(expected);
});

test.each(['dismissed', 'opened from the home screen'])('there is no card once it was %s', (how) => {
  loadEventEnd = 1;
  if (how === 'dismissed') localStorage.setItem('pwa-prompt-dismissed', 'true');
  else Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  const { result } = renderHook(useInstallMethod);
  advance(60_000);
  expect(result.current).toBeNull();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'standalone');
});

test('an iPhone gets its own steps, and Got it hides them permanently', () => {
  loadEventEnd = 1;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  render(<InstallCard />);
  advance(INSTALL_PROMPT_IOS_DELAY_MS + 1);
  expect(screen.getByRole('region', { name: installCopy.heading })).toHaveTextContent(installCopy.ios.text);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    installCopy.ios.steps.map((step, index) => `${index + 1}. ${step}`),
  );
  fireEvent.click(screen.getByRole('button', { name: installCopy.ios.gotIt }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(localStorage.getItem('pwa-prompt-dismissed')).toBe('true');
});
