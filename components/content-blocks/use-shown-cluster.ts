'use client';

import { useSession } from '@/components/personalization/personalization-context';
import type { Cluster } from '@/lib/personalization/persona';
import { selectVariant } from '@/lib/personalization/settings';

/** The visit's current cluster, which analysis may change while the page stays. */
export function useShownCluster(): Cluster {
  const { persona, settings } = useSession('persona', 'settings');
  return selectVariant(persona, settings).result.cluster;
}
