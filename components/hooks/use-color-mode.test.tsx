import { renderHook } from '@testing-library/react';
import { useForgottenColorMode } from './use-color-mode';

jest.mock('next-themes', () => ({ useTheme: () => ({}) }));

test('only the deletion of the mode in another tab is hidden from later listeners', () => {
  const values: (string | null)[] = [];
  const { unmount } = renderHook(useForgottenColorMode);
  const listener = ({ newValue }: StorageEvent) => values.push(newValue);
  window.addEventListener('storage', listener);
  const dispatchStorage = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  dispatchStorage('theme', null);
  expect(values).toEqual([]);
  dispatchStorage('theme', 'dark');
  dispatchStorage('userId', null);
  expect(values).toEqual(['dark', null]);
  unmount();
  dispatchStorage('theme', null);
  expect(values).toEqual(['dark', null, null]);
  window.removeEventListener('storage', listener);
});
