'use client';

import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back for everybody whom a link with this hash brings here: from another page, from this page (also a second
 * time, when the address no longer changes), or by the browser's own history.
 */
export function useLinkHere(hash: `#${string}`, onArrive: (by: 'click' | 'address') => void): void {
  const arrive = useEffectEvent(onArrive);

  useEffect(() => {
    const check = () => {
      if (window.location.hash === hash) arrive('address');
    };
    const handleClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash === hash && link.pathname === window.location.pathname) arrive('click');
    };
    check();
    window.addEventListener('hashchange', check);
    document.addEventListener('click', handleClick);
    return () => {
      window.removeEventListener('hashchange', check);
      document.removeEventListener('click', handleClick);
    };
  }, [hash]);
}
