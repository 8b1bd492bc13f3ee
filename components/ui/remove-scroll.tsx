import type { ReactNode } from 'react';

/** Replaces the package of this name (see next.config.mjs): renders its children, leaves scrolling alone. */
export function RemoveScroll({ children }: { children: ReactNode }) {
  return children;
}
