'use client';

import { useState } from 'react';

/** Survives variant swaps and Back; reset on link navigation. `key` distinguishes several values on one page. */
export function createKeptState<Value>(): (initial: Value, key?: string) => [Value, (value: Value) => void] {
  const kept = new Map<string, { value: Value; pathname: string }>();

  /** During navigation the address is still the previous page's. */
  function read(key: string, initial: Value): Value {
    const entry = kept.get(key);
    if (!entry) return initial;
    if (entry.pathname === window.location.pathname) return entry.value;
    kept.delete(key);
    return initial;
  }

  return function useKeptState(initial, key = '') {
    const [value, setValue] = useState(() => read(key, initial));

    function keep(next: Value) {
      kept.set(key, { value: next, pathname: window.location.pathname });
      setValue(next);
    }

    return [value, keep];
  };
}
