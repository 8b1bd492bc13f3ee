import {
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { pathOf, type Endpoint, type ResponseOf } from '@/lib/calls/endpoint';
import { logSilently } from './log';
import { ApiError, request, type CallOptions } from './request';

type QueryMeta = Pick<CallOptions<undefined>, 'isOpen' | 'needsConsent' | 'timeoutMs'> & { on401?: 'null' };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
  }
}

/** The query of an endpoint: its key is the URL, which the default fetch requests. */
export function urlQuery<E extends Endpoint>(
  endpoint: E,
  { userId, query = '' }: Pick<CallOptions<undefined>, 'userId' | 'query'> = {},
) {
  return queryOptions<ResponseOf<E>>({ queryKey: [pathOf(endpoint, userId) + query] });
}

/** The default fetch of spec §7: the first query key is the URL. A 401 throws, or returns null if `meta` says so. */
async function fetchQueryKey({ queryKey: [path], meta }: QueryFunctionContext): Promise<unknown> {
  try {
    return await request(`GET ${String(path)}`, { ...meta }, (response): Promise<unknown> => response.json());
  } catch (error) {
    if (meta?.on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Spec §7: no retries, no staleness, no refetch. Offline calls fail immediately instead of pausing. Kept for the page's life. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => logSilently(`${String(queryKey[0])} failed`, error),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { options }) =>
        logSilently(`${String(options.mutationKey?.[0])} failed`, error),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        queryFn: fetchQueryKey,
        staleTime: Infinity,
        gcTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
