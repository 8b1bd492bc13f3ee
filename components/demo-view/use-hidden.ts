import { useEffect, useState } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { demoViewCopy } from '@/lib/content/demo-view';

/** Hides all that is not the page, until the same key or the next page load shows it. */
export function useHidden(): () => void {
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    if (!isHidden) return;
    const { dataset } = document.documentElement;
    dataset.demoHidden = '';
    return () => {
      delete dataset.demoHidden;
    };
  }, [isHidden]);

  return () => {
    setIsHidden(!isHidden);
    announce(isHidden ? demoViewCopy.shown : demoViewCopy.hidden);
  };
}
