'use client';

import { useEffect, useRef, useState } from 'react';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { useIsLanding } from '@/components/personalization/use-is-landing';
import { countBehavior, readBehavior, subscribeToBehavior } from '@/lib/browser/behavior-log';
import { ANALYSIS_DELAY_MS } from '@/lib/config/timings';
import { shouldAdoptCluster } from '@/lib/personalization/adopt-cluster';
import { summarizeBehavior } from '@/lib/personalization/behavior';
import { createAnalysis } from './analyze-behavior';

/**
 * Analyzes behavior once it has been still for a second, unless somebody chose the cluster (spec §4). On the page of
 * an ad it waits for the next page.
 */
export function useBehaviorAnalysis(isOn: boolean): void {
  const session = useSession();
  const { adoptCluster } = usePersonalizationActions();
  const [analyze] = useState(() => createAnalysis(Date.now));
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  });
  const isLanding = useIsLanding();
  const isWanted = isOn && session.clusterSource !== 'chosen' && !isLanding;

  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    async function run() {
      const { userId } = latest.current;
      if (userId === null) return;
      const seen = readBehavior();
      const analysis = await analyze(userId, summarizeBehavior(seen, countBehavior()));
      // Whatever was done meanwhile is analyzed on its own, later.
      if (isOver || seen !== readBehavior()) return;
      if (shouldAdoptCluster(latest.current, analysis)) adoptCluster(analysis.cluster, analysis.confidence);
    }
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), ANALYSIS_DELAY_MS);
    }
    const unsubscribe = subscribeToBehavior(wait);
    if (readBehavior().length > 0) wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isWanted, analyze, adoptCluster]);
}
