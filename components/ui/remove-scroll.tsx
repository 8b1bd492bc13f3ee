import type { ReactNode } from 'react';

/** Stands in for the package of this name (see next.config.mjs): keeps its children, leaves scrolling alone. */
export function RemoveScroll({ children }: { children: ReactNode }) {
  return children;
}
