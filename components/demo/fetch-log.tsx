import { Badge } from '@/components/ui/badge';
import { DataTable } from '@/components/ui/data-table';
import type { CacheDemoCopy } from '@/lib/content/pages/demo';

export type Fetch = { id: number; source: 'server' | 'cache'; tookMs: number };

const SHOWN = 5;

export function FetchLog({ copy, fetches }: { copy: CacheDemoCopy['log']; fetches: readonly Fetch[] }) {
  if (fetches.length === 0) return null;
  return (
    <div data-slot="fetch-log" className="mt-5">
      <DataTable
        caption={copy.caption}
        columns={[{ label: copy.attempt }, { label: copy.from }, { label: copy.time, numeric: true }]}
        rows={fetches.slice(0, SHOWN).map(({ id, source, tookMs }) => ({
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
