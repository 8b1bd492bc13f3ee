/** Long enough for a connection to be set up again. */
export const ASK_AGAIN_MS = 1000;

const BUILT = /\/_next\/static\//;

/** As written: the bundler's runtime knows its files by it. */
function readAddress(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.getAttribute('src') ?? '';
  const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
  return (isStyle && target.getAttribute('href')) || '';
}

function createAgain(lost: Element, address: string): Element {
  if (lost instanceof HTMLScriptElement)
    return Object.assign(document.createElement('script'), { src: address, async: true });
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
}

/**
 * A script or style that is lost before hydration is requested once more. If that fails too, the page is loaded again,
 * unless this is such a load already: then it stays readable, as without scripts.
 */
export function watchLostFiles(reload: () => void): void {
  const requestedAgain = new Set<string>();
  addEventListener(
    'error',
    ({ target }) => {
      const address = readAddress(target);
      if (!(target instanceof Element) || !BUILT.test(address)) return;
      if (document.documentElement.dataset.hydrated !== undefined) return;
      if (!requestedAgain.has(address)) {
        requestedAgain.add(address);
        setTimeout(() => document.head.append(createAgain(target, address)), ASK_AGAIN_MS);
        return;
      }
      const [entry] = performance.getEntriesByType('navigation');
      const isReload = entry !== undefined && 'type' in entry && entry.type === 'reload';
      if (!isReload && navigator.onLine) reload();
    },
    // Such errors do not bubble.
    true,
  );
}
