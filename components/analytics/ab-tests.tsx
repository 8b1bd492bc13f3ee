'use client';

import { useEffect, useRef, useState } from 'react';
import { watchNear } from '@/components/hooks/watch-near';
import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import { OpenerButton } from '@/components/ui/opener-button';
import { listExperiments } from '@/lib/api/feature-endpoints';
import { logSilently } from '@/lib/browser/log';
import { call } from '@/lib/browser/request';
import type { AbTest } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import type { ExperimentReport } from '@/lib/contracts/experiments';
import { Covered } from './figure-panel';
import { formatConfidence, formatPercent, VariantName } from './figures';
import type { FinishedTestCards } from './finished-test-cards';
import { evaluateTest } from './evaluate-test';
import type { TestDialog } from './test-dialog';

export function AbTests({ tests }: { tests: readonly AbTest[] }) {
  const [shown, setShown] = useState<{ test: AbTest; Dialog: typeof TestDialog } | null>(null);
  return (
    <>
      <div className="grid items-stretch gap-5 @5xl/main:grid-cols-2">
        {tests.map((test) => (
          <AbTestCard key={test.id} test={test} onDetails={(Dialog) => setShown({ test, Dialog })} />
        ))}
      </div>
      <FinishedTests />
      {shown ? <shown.Dialog test={shown.test} onClosed={() => setShown(null)} /> : null}
    </>
  );
}

const { tests: copy } = dashboardCopy;
const load = () => import('./test-dialog').then(({ TestDialog }) => TestDialog);

type AbTestCardProps = { test: AbTest; onDetails: (Dialog: typeof TestDialog) => void };

function AbTestCard({ test, onDetails }: AbTestCardProps) {
  const { variants, winner, confidence } = evaluateTest(test);
  return (
    <article
      aria-labelledby={`${test.id}-title`}
      className="flex min-w-0 flex-col rounded-card border bg-surface p-4 shadow-card @lg/main:p-6"
    >
      <Badge variant={test.status === 'completed' ? 'solid' : 'soft'} className="self-start">
        {copy.status[test.status]}
      </Badge>
      <h3 id={`${test.id}-title`} className="mt-3 text-title">
        {test.name}
      </h3>
      <p className="mt-1 mb-5 text-muted-foreground">{test.question}</p>
      <Covered className="mt-auto">
        <DataTable
          caption={`${copy.caption}: ${test.name}`}
          captionHidden
          columns={[
            { label: copy.variant },
            { label: copy.traffic, numeric: true },
            { label: copy.conversion, numeric: true },
          ]}
          rows={variants.map((variant) => ({
            id: variant.name,
            header: <VariantName name={variant.name} isWinner={variant.name === winner?.name} />,
            cells: [formatPercent(variant.traffic), formatPercent(variant.conversion)],
          }))}
        />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="text-sm">
            <span>{copy.confidence}: </span>
            <strong className="tabular-nums">{formatConfidence(confidence)}</strong>
            {winner ? null : (
              <span className="block text-caption text-muted-foreground">{copy.noWinner[test.status]}</span>
            )}
          </p>
          <OpenerButton
            load={load}
            onLoaded={onDetails}
            failed={copy.detailsFailed}
            variant="secondary"
            size="sm"
            aria-describedby={`${test.id}-title`}
            className="min-h-11"
          >
            {copy.details}
          </OpenerButton>
        </div>
      </Covered>
    </article>
  );
}

type Loaded = { Cards: typeof FinishedTestCards; reports: readonly ExperimentReport[] };

const NEAR_PX = 300;

/** Below the samples once their tab is open. Renders nothing while no test of this site has finished. */
export function FinishedTests() {
  const ref = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    if (!ref.current) return;
    let isCurrent = true;
    const stopWatching = watchNear(ref.current, { margin: NEAR_PX }, () => {
      stopWatching();
      loadTests().then(
        (tests) => isCurrent && setLoaded(tests),
        (error: unknown) => logSilently('The finished tests were not loaded', error),
      );
    });
    return () => {
      isCurrent = false;
      stopWatching();
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
