'use client';

import { useEffect } from 'react';

/** Safari does not focus clicked buttons and links. Focusing them lets a dialog return the focus on closing. */
export function FocusClickedControl() {
  useEffect(() => {
    function focusControl({ target, isTrusted }: MouseEvent) {
      if (!isTrusted || !(target instanceof Element)) return;
      target.closest<HTMLElement>('button, a[href]')?.focus({ preventScroll: true });
    }
    document.addEventListener('click', focusControl, true);
    return () => document.removeEventListener('click', focusControl, true);
  }, []);
  return null;
}
