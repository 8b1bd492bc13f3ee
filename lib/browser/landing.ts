export type Landing = {
  address: string;
  referrer: string;
  /** Neither loaded again nor returned to. */
  isNew: boolean;
  /** By Back or Forward, not from the back/forward cache. */
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
