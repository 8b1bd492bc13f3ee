'use client';

import { useState } from 'react';

/**
 * Makes a hook like useState for what somebody chose on a page. It outlives the switch to another visitor's variant of
 * that page, which mounts everything below the layout anew, and Back finds it again, as browsers keep a form; who comes
 * by a link begins afresh. `key` tells apart several of one kind on a page.
 */
export function createKeptState<Value>(): (initial: Value, key?: string) => [Value, (value: Value) => void] {
  const kept = new Map<string, { value: Value; pathname: string }>();

  /** While a page comes that somebody went to, the address is still that of the page before. */
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
