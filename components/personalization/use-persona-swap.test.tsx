import { act, renderHook } from '@testing-library/react';
import { useQueuedRefresh } from './use-persona-swap';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  jest.useFakeTimers();
  router.refresh.mockReset();
});

afterEach(() => jest.useRealTimers());

test('an arriving page allows the next refresh', () => {
  const { result } = renderHook(() => useQueuedRefresh());
  act(() => result.current());
  act(() => result.current());
  expect(router.refresh).toHaveBeenCalledTimes(2);
});

test('a choice during a refresh causes one more refresh afterwards', () => {
  const { result } = renderHook(() => useQueuedRefresh());
  act(() => {
    result.current();
    result.current();
    result.current();
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });
  expect(router.refresh).toHaveBeenCalledTimes(2);
});

test('a hanging page blocks others for at most five seconds', () => {
  const { result } = renderHook(() => useQueuedRefresh());
  act(() => {
    result.current();
    jest.advanceTimersByTime(4999);
    result.current();
    expect(router.refresh).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    result.current();
    expect(router.refresh).toHaveBeenCalledTimes(2);
  });
});
