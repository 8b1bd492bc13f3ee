import { renderHook } from '@testing-library/react';
import { useForgottenColorMode } from './use-color-mode';

jest.mock('next-themes', () => ({ useTheme: () => ({}) }));

test('only the deletion of the mode in another tab is hidden from later listeners', () => {
  const heard: (string | null)[] = [];
  const { unmount } = renderHook(useForgottenColorMode);
  const listener = ({ newValue }: StorageEvent) => heard.push(newValue);
  window.addEventListener('storage', listener);
  const tell = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell('theme', null);
  expect(heard).toEqual([]);
  tell('theme', 'dark');
  tell('userId', null);
  expect(heard).toEqual(['dark', null]);
  unmount();
  tell('theme', null);
  expect(heard).toEqual(['dark', null, null]);
  window.removeEventListener('storage', listener);
});
