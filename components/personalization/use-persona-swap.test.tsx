import { act, renderHook } from '@testing-library/react';
import { useRefreshInTurn } from './use-persona-swap';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => {
  jest.useFakeTimers();
  router.refresh.mockReset();
});

afterEach(() => jest.useRealTimers());

test('a page that comes frees the turn for the next choice', () => {
  const { result } = renderHook(() => useRefreshInTurn());
  act(() => result.current());
  act(() => result.current());
  expect(router.refresh).toHaveBeenCalledTimes(2);
});

test('a choice while a page is on its way is asked for once, after it', () => {
  const { result } = renderHook(() => useRefreshInTurn());
  act(() => {
    result.current();
    result.current();
    result.current();
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });
  expect(router.refresh).toHaveBeenCalledTimes(2);
});

test('a page that hangs holds up nobody for longer than five seconds', () => {
  const { result } = renderHook(() => useRefreshInTurn());
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
