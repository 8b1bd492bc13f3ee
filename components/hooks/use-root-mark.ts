import { useLayoutEffect } from 'react';

/**
 * Marks <html> with `data-<name>` while `isOn`, for rules about what stands elsewhere on the page. `body:has(…) …` would
 * say the same, but with it browsers compute the whole page's styles again for every element that comes.
 */
export function useRootMark(name: 'notice' | 'standard' | 'tutorial', isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => void delete dataset[name];
  }, [name, isOn]);
}
