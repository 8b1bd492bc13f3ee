import { act, renderHook } from '@testing-library/react';
import { createKeptState } from './kept-state';

const goTo = (path: string) => window.history.pushState(null, '', path);

beforeEach(() => goTo('/analytics'));

test('what was chosen is there again where the same page is mounted anew', () => {
  const useKept = createKeptState<string>();
  const first = renderHook(() => useKept('7d'));
  expect(first.result.current[0]).toBe('7d');
  act(() => first.result.current[1]('30d'));
  expect(first.result.current[0]).toBe('30d');
  first.unmount();
  expect(renderHook(() => useKept('7d')).result.current[0]).toBe('30d');
});

test('Back finds what was chosen', () => {
  const useKept = createKeptState<string>();
  const first = renderHook(() => useKept('7d'));
  act(() => first.result.current[1]('30d'));
  first.unmount();
  goTo('/about');
  // On Back the address is the old one before its page is drawn.
  goTo('/analytics');
  expect(renderHook(() => useKept('7d')).result.current[0]).toBe('30d');
});

test('who comes by a link begins afresh for good, the address being still that of the page before', () => {
  const useKept = createKeptState<string>();
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

test('several on one page are told apart by their key', () => {
  const useKept = createKeptState<number>();
  const one = renderHook(() => useKept(1, 'one'));
  act(() => one.result.current[1](5));
  expect(renderHook(() => useKept(1, 'two')).result.current[0]).toBe(1);
  expect(renderHook(() => useKept(1, 'one')).result.current[0]).toBe(5);
});
