export type Landing = {
  /** Where this document came from the server, whatever page of the site is shown by now. */
  address: string;
  /** The page of this site that led here with a whole new document; '' where it was another site's, or none. */
  referrer: string;
  /** Neither loaded again nor returned to. */
  isNew: boolean;
};

export function readLanding(): Landing {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const { referrer } = document;
  return {
    address: entry?.name ?? window.location.href,
    referrer: referrer.startsWith(`${window.location.origin}/`) ? referrer : '',
    isNew: !entry || !('type' in entry) || entry.type === 'navigate',
  };
}
