import { useEffect, useState, type RefObject } from 'react';

/** Whether content is wider than its box, which then has to be reached with the keyboard. */
export function useOverflow(boxRef: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false);

  useEffect(() => {
    const box = boxRef.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setIsOverflowing(box.scrollWidth > box.clientWidth));
    for (const one of [box, ...box.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [boxRef]);

  return isOverflowing;
}
