'use client';

import { useEffect } from 'react';

/** Safari leaves a clicked button without focus. With it, a dialog knows where to return the focus on closing. */
export function FocusClickedButton() {
  useEffect(() => {
    function focusButton({ target, isTrusted }: MouseEvent) {
      const button = isTrusted && target instanceof Element ? target.closest('button') : null;
      if (button && button !== document.activeElement) button.focus({ preventScroll: true });
    }
    document.addEventListener('click', focusButton, true);
    return () => document.removeEventListener('click', focusButton, true);
  }, []);
  return null;
}
