'use client';

import { useSyncExternalStore } from 'react';
import { readParameter, replaceParameter, subscribeToAddress } from '@/lib/browser/address';
import { createPreservedState } from './preserved-state';

const useParameter = (name: string) =>
  useSyncExternalStore(
    subscribeToAddress,
    () => readParameter(name),
    () => '',
  );

/** One of `values`, as a parameter of the address. The HTML has `initial`, which needs no parameter. */
export function useAddressState<Value extends string>(
  name: string,
  values: readonly Value[],
  initial: Value,
): [Value, (value: string) => void] {
  const parameter = useParameter(name);
  const value = values.find((candidate) => candidate === parameter) ?? initial;
  return [value, (next) => replaceParameter(name, next === initial ? '' : next)];
}

const usePreservedText = createPreservedState<string | null>();

/** `write` when the field is left: Safari allows 100 changes of the address in 30 seconds. */
export function useAddressText(name: string) {
  const parameter = useParameter(name);
  const [typed, type] = usePreservedText(null, name);
  const text = typed ?? parameter;

  function write(next = text) {
    type(null);
    replaceParameter(name, next);
  }

  return { text, type, write };
}
