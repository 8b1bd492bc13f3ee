type Options = {
  margin: number;
  /** Whether it contains a focusable control; the first Tab then counts as near. */
  hasControl?: boolean;
};

/** Calls `come` whenever the element gets near the viewport. Returns unsubscribe. */
export function watchNear(
  element: Element,
  { margin, hasControl = false }: Options,
  onNear: () => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin: `${margin}px` },
  );
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') onNear();
  };
  observer.observe(element);
  if (hasControl) document.addEventListener('keydown', handleKey);
  return () => {
    observer.disconnect();
    document.removeEventListener('keydown', handleKey);
  };
}
