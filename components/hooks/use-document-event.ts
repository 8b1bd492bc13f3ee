'use client';

import { useEffect, useEffectEvent } from 'react';

type Options = { isOn?: boolean; capture?: boolean };

/** Calls the latest `handle` for each event in the document while `isOn`. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  handle: (event: DocumentEventMap[Type]) => void,
  { isOn = true, capture = false }: Options = {},
): void {
  const latest = useEffectEvent(handle);
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: DocumentEventMap[Type]) => latest(event);
    document.addEventListener(type, listener, capture);
    return () => document.removeEventListener(type, listener, capture);
  }, [type, isOn, capture]);
}
