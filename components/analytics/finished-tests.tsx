'use client';

import { useEffect, useRef, useState } from 'react';
import { watchNear } from '@/components/hooks/watch-near';
import { listExperiments } from '@/lib/api/feature-endpoints';
import { call } from '@/lib/browser/request';
import { logSilently } from '@/lib/browser/log';
import type { ExperimentReport } from '@/lib/contracts/experiments';
import type { FinishedTestCards } from './finished-test-cards';

type Loaded = { Cards: typeof FinishedTestCards; reports: readonly ExperimentReport[] };

const NEAR_PX = 300;

/** Below the samples, once their tab is open: nothing at all while no test of this site has finished. */
export function FinishedTests() {
  const ref = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    if (!ref.current) return;
    let isWanted = true;
    const stop = watchNear(ref.current, { margin: NEAR_PX }, () => {
      stop();
      loadTests().then(
        (tests) => isWanted && setLoaded(tests),
        (error: unknown) => logSilently('finished tests', error),
      );
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, []);

  return <div ref={ref}>{loaded ? <loaded.Cards reports={loaded.reports} /> : null}</div>;
}

async function loadTests(): Promise<Loaded | null> {
  const { experiments: reports } = await call(listExperiments, { isOpen: true, demo: { experiments: [] } });
  if (reports.length === 0) return null;
  const { FinishedTestCards: Cards } = await import('./finished-test-cards');
  return { Cards, reports };
}
