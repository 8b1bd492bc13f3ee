'use client';

import { QueryClientProvider, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { createQueryClient } from '@/lib/browser/query-client';
import { SIMULATED_FETCH_MS } from '@/lib/config/timings';
import type { CacheDemoCopy } from '@/lib/content/pages/demo';

// Outside the component, so that the response is still cached when the visitor returns to the page.
const client = createQueryClient();

export type CachePanelProps = { copy: CacheDemoCopy };

/** Loaded by `CacheDemo` on the first press; nothing else may import it. */
export function CachePanel({ copy }: CachePanelProps) {
  return (
    <QueryClientProvider client={client}>
      <CachedFetch copy={copy} />
    </QueryClientProvider>
  );
}

type Report = { receivedAt: number };

const report = queryOptions({
  queryKey: ['demo', 'report'],
  // Survives visits to other pages that take longer than the default.
  gcTime: Infinity,
  queryFn: () =>
    new Promise<Report>((resolve) => {
      setTimeout(() => resolve({ receivedAt: Date.now() }), SIMULATED_FETCH_MS);
    }),
});

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

/** Replaces the button that loaded it, so it takes the focus and starts at once. */
export function CachedFetch({ copy }: { copy: CacheDemoCopy }) {
  const client = useQueryClient();
  const { data, isFetching } = useQuery({ ...report, enabled: false });
  const [fetches, setFetches] = useState<readonly Fetch[]>([]);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const hasStarted = useRef(false);

  async function fetchReport() {
    const source = client.getQueryData(report.queryKey) ? 'cache' : 'server';
    const startedAt = performance.now();
    await client.fetchQuery(report);
    const tookMs = performance.now() - startedAt;
    setFetches((earlier) => [{ id: earlier.length + 1, source, tookMs }, ...earlier]);
    showToast({ title: copy.toast.title, description: copy.toast[source] });
  }

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    buttonRef.current?.focus({ preventScroll: true });
    void fetchReport();
  });

  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button ref={buttonRef} aria-disabled={isFetching} onClick={() => !isFetching && void fetchReport()}>
          {isFetching ? copy.fetching : copy.fetch}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={isFetching || !data}
          onClick={() => !isFetching && client.resetQueries(report)}
        >
          {copy.forget}
        </Button>
      </div>
      {data ? (
        <div data-slot="report" className="mt-5 rounded-card border bg-surface p-4">
          <p className="flex flex-wrap items-center justify-between gap-2 text-caption text-muted-foreground tabular-nums">
            <Badge variant="outline">{copy.report.label}</Badge>
            <span>{`${copy.report.received} ${clock.format(data.receivedAt)}`}</span>
          </p>
          <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-[0.9375rem]">
            {copy.report.rows.map(({ label, value }) => (
              <div key={label} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
      <FetchLog copy={copy.log} fetches={fetches} />
    </>
  );
}

type Fetch = { id: number; source: 'server' | 'cache'; tookMs: number };
const MAX_SHOWN = 5;

function FetchLog({ copy, fetches }: { copy: CacheDemoCopy['log']; fetches: readonly Fetch[] }) {
  if (fetches.length === 0) return null;
  return (
    <div data-slot="fetch-log" className="mt-5">
      <DataTable
        caption={copy.caption}
        columns={[{ label: copy.attempt }, { label: copy.from }, { label: copy.time, numeric: true }]}
        rows={fetches.slice(0, MAX_SHOWN).map(({ id, source, tookMs }) => ({
          id: String(id),
          header: id,
          cells: [
            <Badge key="source" variant={source === 'cache' ? 'success' : 'outline'}>
              {copy[source]}
            </Badge>,
            `${Math.round(tookMs)} ms`,
          ],
        }))}
      />
    </div>
  );
}
