'use client';

import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Keeps the data where the server put it. A page that is reached by a link goes without: crawlers load each page
 * afresh, and React would write the script through innerHTML, which the policy's Trusted Types refuse.
 */
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
