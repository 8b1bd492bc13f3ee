type WatchNear = {
  /** How far around the window is near, in px. */
  margin: number;
  /** Whether Tab can lead there. It does from anywhere, so the first Tab counts as near. */
  hasControl?: boolean;
};

/** Calls `come` each time the element comes near the window, until what this returns is called. */
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
