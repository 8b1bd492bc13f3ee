import { useEffect, useState, type CSSProperties } from 'react';
import { useMediaQuery } from '@/components/hooks/use-media-query';

/** Whatever else may stand at the window's lower right. */
const OCCUPANTS =
  '[data-slot=widget-dock] > *, [data-slot=chat-window], [data-slot=tutorial], [data-slot=demo-panel]';
const DESKTOP = '(width >= 48rem)';
/** What stands there comes and goes, and is loaded late: it is looked at as long as a toast is open. */
const LOOK_MS = 200;

type Corner = { bottom: number; right: number };

/** Above what stands in the corner, where the toasts fit there, else to the left of it; the demo view's bar stays free. */
function findCorner(toasts: HTMLElement): Corner {
  const { clientWidth, clientHeight } = document.documentElement;
  const { width, height } = toasts.getBoundingClientRect();
  const base = Number.parseFloat(getComputedStyle(toasts).marginBottom) || 0;
  const boxes = [...document.querySelectorAll(OCCUPANTS)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0 && box.bottom > clientHeight / 2);
  const isFree = ({ bottom, right }: Corner) =>
    boxes.every(
      (box) =>
        box.right <= clientWidth - right - width ||
        box.left >= clientWidth - right ||
        box.top >= clientHeight - bottom ||
        box.bottom <= clientHeight - bottom - height,
    );
  const fits = ({ bottom, right }: Corner) => bottom + height <= clientHeight && right + width <= clientWidth;
  const edge = { bottom: base, right: 0 };
  const above = boxes.map((box) => ({ bottom: Math.ceil(clientHeight - box.top), right: 0 }));
  const beside = boxes.map((box) => ({ bottom: base, right: Math.ceil(clientWidth - box.left) }));
  const corners = [
    edge,
    ...above.sort((a, b) => a.bottom - b.bottom),
    ...beside.sort((a, b) => a.right - b.right),
  ];
  const { bottom, right } = corners.find((corner) => fits(corner) && isFree(corner)) ?? edge;
  return { bottom: bottom - base, right };
}

/** Where on a desktop the toasts cover no other floating widget; undefined on phones, where they are at the top. */
export function useFreeCorner(toasts: HTMLElement | null, latestId?: number): CSSProperties | undefined {
  const isDesktop = useMediaQuery(DESKTOP);
  const [corner, setCorner] = useState<Corner>();
  useEffect(() => {
    if (!toasts || !isDesktop || latestId === undefined) return;
    const place = () => {
      const next = findCorner(toasts);
      setCorner((now) => (now?.bottom === next.bottom && now.right === next.right ? now : next));
    };
    // Radix puts a toast into the list after the list is there.
    const size = new ResizeObserver(place);
    size.observe(toasts);
    const look = setInterval(place, LOOK_MS);
    return () => {
      size.disconnect();
      clearInterval(look);
    };
  }, [toasts, isDesktop, latestId]);
  return isDesktop ? corner : undefined;
}
