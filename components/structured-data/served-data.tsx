'use client';

import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Only in the HTML: crawlers load pages directly, and React would use innerHTML, which Trusted Types refuse. */
export function ServedData({ json }: { json: string }) {
  const isServed = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [kept] = useState(isServed ? json : null);
  if (kept === null) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: kept }} />;
}
