import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError, call } from './request';

/** The default fetch of spec §7: the first query key is the URL. A 401 throws, or returns null if `meta` says so. */
async function fetchQueryKey({ queryKey: [path], meta }: QueryFunctionContext): Promise<unknown> {
  try {
    return await call<undefined, unknown>(`GET ${path as `/${string}`}` as const, {});
  } catch (error) {
    if (meta?.on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Spec §7: no retries, no staleness, no refetch. Offline calls fail immediately instead of pausing. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        queryFn: fetchQueryKey,
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
