'use client';

import { useState } from 'react';

/** Survives variant swaps and Back; reset on link navigation. `key` distinguishes several values on one page. */
export function createPreservedState<Value>(): (
  initial: Value,
  key?: string,
) => [Value, (value: Value) => void] {
  const preserved = new Map<string, { value: Value; pathname: string }>();

  /** During navigation the address is still the previous page's. */
  function read(key: string, initial: Value): Value {
    const entry = preserved.get(key);
    if (!entry) return initial;
    if (entry.pathname === window.location.pathname) return entry.value;
    preserved.delete(key);
    return initial;
  }

  return function usePreservedState(initial, key = '') {
    const [value, setValue] = useState(() => read(key, initial));

    function change(next: Value) {
      preserved.set(key, { value: next, pathname: window.location.pathname });
      setValue(next);
    }

    return [value, change];
  };
}
