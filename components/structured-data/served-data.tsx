'use client';

import { useState } from 'react';
import { useIsHydrated } from '@/components/hooks/use-is-hydrated';

/** Only in the served HTML: crawlers load pages directly, and React would use innerHTML, which Trusted Types block. */
export function ServedData({ json }: { json: readonly string[] }) {
  const isHydrated = useIsHydrated();
  const [servedJson] = useState(isHydrated ? null : json.join(''));
  if (servedJson === null) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: servedJson }} />;
}
