import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { ApiError, requestJson } from './request';

type On401 = 'throw' | 'return-null';

/** The default fetch of spec §7: the first query key is the URL; a 401 throws, or reads as null. */
export function queryFunction<T>(on401: On401): QueryFunction<T | null> {
  return async ({ queryKey: [path] }) => {
    try {
      return await requestJson<T>('GET', String(path));
    } catch (error) {
      if (on401 === 'return-null' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}

/** Spec §7: no retries, no staleness, no refetch. Offline calls fail at once instead of pausing. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        queryFn: queryFunction('throw'),
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
