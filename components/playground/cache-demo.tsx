'use client';

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { SIMULATED_FETCH_MS } from '@/lib/config/timings';
import type { PlaygroundCopy } from '@/lib/content/pages/demo';

type Report = { receivedAt: number };

const report = queryOptions({
  queryKey: ['demo', 'report'],
  queryFn: () =>
    new Promise<Report>((resolve) => {
      setTimeout(() => resolve({ receivedAt: Date.now() }), SIMULATED_FETCH_MS);
    }),
});

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

export function CacheDemo({ copy }: { copy: PlaygroundCopy['live']['cache'] }) {
  const client = useQueryClient();
  const { data, isFetching } = useQuery({ ...report, enabled: false });
  const [fetches, setFetches] = useState<readonly Fetch[]>([]);

  async function fetchReport() {
    const source = client.getQueryData(report.queryKey) ? 'cache' : 'server';
    const startedAt = performance.now();
    await client.fetchQuery(report);
    const tookMs = performance.now() - startedAt;
    setFetches((earlier) => [{ id: earlier.length + 1, source, tookMs }, ...earlier]);
    showToast({ title: copy.toast.title, description: copy.toast[source] });
  }

  return (
    <div data-scripted>
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={isFetching} onClick={() => !isFetching && void fetchReport()}>
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
          <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
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
    </div>
  );
}

type Fetch = { id: number; source: 'server' | 'cache'; tookMs: number };
const MAX_SHOWN = 5;

function FetchLog({
  copy,
  fetches,
}: {
  copy: PlaygroundCopy['live']['cache']['log'];
  fetches: readonly Fetch[];
}) {
  if (fetches.length === 0) return <p className="mt-4 text-sm text-muted-foreground">{copy.none}</p>;
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
