import { useLayoutEffect } from 'react';

/** Sets `data-<name>` on <html>, because `body:has(…)` makes browsers recalculate all styles on every insertion. */
export function useRootAttribute(
  name: 'demoHidden' | 'notice' | 'showWhy' | 'standard' | 'tutorial',
  isOn: boolean,
): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const { dataset } = document.documentElement;
    dataset[name] = '';
    return () => void delete dataset[name];
  }, [name, isOn]);
}
