import { type ApiCallId } from '@/lib/content/pages/api-docs';
import { listCalls } from '@/lib/calls/calls';
import { type FuzzRequest } from './request';
import { type FuzzAnswer } from './worlds';

const calls = new Map(listCalls().map((call) => [`${call.method} ${call.path}`, call]));

/** The documented call with the request's method and path, if any. */
export function findCall({ path, method }: Pick<FuzzRequest, 'path' | 'method'>) {
  const documentedMethod = method === 'HEAD' ? 'GET' : method;
  return calls.get(`${documentedMethod} ${path.replace(/\[(\w+)\]/g, '{$1}')}`);
}

/** Documented calls without an accepted request. Such calls are not tested at all. */
export function listUnaccepted({ rows }: Pick<Tally, 'rows'>): ApiCallId[] {
  return listCalls()
    .map(({ id }) => id)
    .filter((id) => (rows[id]?.accepted ?? 0) === 0);
}

type TallyRow = {
  requests: number;
  accepted: number;
  refused: number;
  above499: number;
};

/** Counts requests and responses by call. */
export function createTally() {
  const rows: Record<string, TallyRow> = {};
  const tally = {
    requests: 0,
    visits: 0,
    /** Visits retried because of a 503. */
    busy: 0,
    rows,
    record(request: FuzzRequest, { status }: FuzzAnswer): void {
      const row = (rows[findCall(request)?.id ?? 'no such call'] ??= {
        requests: 0,
        accepted: 0,
        refused: 0,
        above499: 0,
      });
      tally.requests += 1;
      row.requests += 1;
      if (status >= 200 && status < 300) row.accepted += 1;
      else if (status >= 400 && status < 500) row.refused += 1;
      else row.above499 += 1;
    },
  };
  return tally;
}

export type Tally = ReturnType<typeof createTally>;
