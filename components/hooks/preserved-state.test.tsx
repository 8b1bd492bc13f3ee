import { act, renderHook } from '@testing-library/react';
import { createPreservedState } from './preserved-state';

const goTo = (path: string) => window.history.pushState(null, '', path);

beforeEach(() => goTo('/analytics'));

test('a value survives remounting the same page', () => {
  const useKept = createPreservedState<string>();
  const first = renderHook(() => useKept('7d'));
  expect(first.result.current[0]).toBe('7d');
  act(() => first.result.current[1]('30d'));
  expect(first.result.current[0]).toBe('30d');
  first.unmount();
  expect(renderHook(() => useKept('7d')).result.current[0]).toBe('30d');
});

test('Back restores a value', () => {
  const useKept = createPreservedState<string>();
  const first = renderHook(() => useKept('7d'));
  act(() => first.result.current[1]('30d'));
  first.unmount();
  goTo('/about');
  // On Back, Next changes the address before it renders the page.
  goTo('/analytics');
  expect(renderHook(() => useKept('7d')).result.current[0]).toBe('30d');
});

test('a link resets a value for good, although the address is still that of the previous page', () => {
  const useKept = createPreservedState<string>();
  const first = renderHook(() => useKept('7d'));
  act(() => first.result.current[1]('30d'));
  first.unmount();
  goTo('/about');
  const second = renderHook(() => useKept('7d'));
  expect(second.result.current[0]).toBe('7d');
  second.unmount();
  goTo('/analytics');
  expect(renderHook(() => useKept('7d')).result.current[0]).toBe('7d');
});

test('values on one page are distinguished by their key', () => {
  const useKept = createPreservedState<number>();
  const one = renderHook(() => useKept(1, 'one'));
  act(() => one.result.current[1](5));
  expect(renderHook(() => useKept(1, 'two')).result.current[0]).toBe(1);
  expect(renderHook(() => useKept(1, 'one')).result.current[0]).toBe(5);
});
