import type { ApiCallId } from '@/lib/content/pages/api-docs';
import { listCalls } from '@/lib/api/endpoints';
import type { Tally } from './tally';

/** The documented calls of which no request was accepted: what is never asked, or always refused, is not tried at all. */
export function listUnaccepted({ rows }: Pick<Tally, 'rows'>): ApiCallId[] {
  return listCalls()
    .map(({ id }) => id)
    .filter((id) => (rows[id]?.accepted ?? 0) === 0);
}
