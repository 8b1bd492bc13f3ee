type WatchNear = {
  margin: number;
  /** Whether it contains a focusable control; the first Tab then counts as near. */
  hasControl?: boolean;
};

/** Calls `come` whenever the element gets near the viewport. Returns unsubscribe. */
export function watchNear(
  element: Element,
  { margin, hasControl = false }: WatchNear,
  come: () => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) come();
    },
    { rootMargin: `${margin}px` },
  );
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') come();
  };
  observer.observe(element);
  if (hasControl) document.addEventListener('keydown', handleKey);
  return () => {
    observer.disconnect();
    document.removeEventListener('keydown', handleKey);
  };
}
