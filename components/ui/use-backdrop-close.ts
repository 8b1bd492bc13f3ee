'use client';

import { useRef, type MouseEvent } from 'react';

/** For a `<dialog>` without padding: a click beside it closes it. Selecting text that ends beside it does not. */
export function useBackdropClose(close: () => void) {
  const startsBeside = useRef(false);
  const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return {
    onMouseDown: (event: MouseEvent) => void (startsBeside.current = isBeside(event)),
    onClick: (event: MouseEvent) => startsBeside.current && isBeside(event) && close(),
  };
}
