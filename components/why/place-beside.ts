const GAP_PX = 4;
const EDGE_PX = 8;
/** Its largest height, in app/guidance.css. */
const ROOM_PX = 280 + EDGE_PX;

/**
 * Lifts the box into the top layer, below or above its anchor and inside the window. Where a browser has no popovers, CSS
 * shows it below the anchor's line.
 */
export function placeBeside(box: HTMLElement, anchor: HTMLElement): () => void {
  if (!('showPopover' in box)) return () => undefined;
  box.setAttribute('popover', 'manual');
  box.showPopover();

  function place() {
    const { left, top, bottom } = anchor.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const isAbove = clientHeight - bottom < ROOM_PX && top > clientHeight - bottom;
    const start = Math.max(EDGE_PX, Math.min(left, clientWidth - box.offsetWidth - EDGE_PX));
    // In the document's coordinates, so that it scrolls with the page.
    Object.assign(box.style, {
      left: `${window.scrollX + start}px`,
      top: isAbove ? 'auto' : `${window.scrollY + bottom + GAP_PX}px`,
      bottom: isAbove ? `${clientHeight - window.scrollY - top + GAP_PX}px` : 'auto',
    });
  }

  place();
  // For marks in a sticky sidebar or in a row that scrolls.
  window.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  return () => {
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
    if (box.isConnected) box.hidePopover();
    box.removeAttribute('popover');
  };
}
