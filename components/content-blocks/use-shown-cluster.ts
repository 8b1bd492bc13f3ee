'use client';

import { useSession } from '@/components/personalization/personalization-context';
import type { Cluster } from '@/lib/personalization/persona';
import { selectVariant } from '@/lib/personalization/settings';

/** The cluster to adapt to now: that of the visit, which analysis may change while the page stays as it is. */
export function useShownCluster(): Cluster {
  const { persona, settings } = useSession('persona', 'settings');
  return selectVariant(persona, settings).result.cluster;
}
