export type Landing = {
  /** Where this document came from the server, whatever page of the site is shown by now. */
  address: string;
  /** The page of this site that led here with a whole new document; '' where it was another site's, or none. */
  referrer: string;
  /** Neither loaded again nor returned to. */
  isNew: boolean;
  /** Reached by Back or Forward, and not from the back/forward cache. */
  isReturnedTo: boolean;
};

export function readLanding(): Landing {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const { referrer } = document;
  const type = entry && 'type' in entry ? entry.type : 'navigate';
  return {
    address: entry?.name ?? window.location.href,
    referrer: referrer.startsWith(`${window.location.origin}/`) ? referrer : '',
    isNew: type === 'navigate',
    isReturnedTo: type === 'back_forward',
  };
}
