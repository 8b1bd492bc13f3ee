type Navigation = Event & { userInitiated: boolean; destination: { url: string; sameDocument: boolean } };
declare global {
  interface Window {
    navigation?: {
      addEventListener: (name: 'navigate', listener: (event: Navigation) => void) => void;
      removeEventListener: (name: 'navigate', listener: (event: Navigation) => void) => void;
    };
  }
}

/**
 * Firefox and Safari end a page's requests as soon as another page is requested. Next's router responds to its failed
 * request by loading that page, which would replace the visitor's last choice, so that load is prevented. Until the
 * returned function is called, `url` is the page that the router requests.
 */
export function keepLastNavigation(url: string): () => void {
  let isLeaving = false;
  const onLeave = () => {
    isLeaving = true;
    // Safari before 26.2 and Firefox before 147: an entry replaced by the page itself makes the router drop its request.
    if (!window.navigation) window.history.replaceState(null, '', window.location.href);
  };
  const onNavigate = (event: Navigation) => {
    const { userInitiated, destination } = event;
    if (isLeaving && !userInitiated && !destination.sameDocument && destination.url === url)
      event.preventDefault();
  };
  window.addEventListener('beforeunload', onLeave);
  window.navigation?.addEventListener('navigate', onNavigate);
  return () => {
    window.removeEventListener('beforeunload', onLeave);
    window.navigation?.removeEventListener('navigate', onNavigate);
  };
}
