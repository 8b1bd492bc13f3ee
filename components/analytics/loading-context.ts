'use client';

import { createContext, useContext } from 'react';

/** `isLoading` draws the skeleton; `isBusy` is the same once a script runs that will end it. */
export type Loading = { isLoading: boolean; isBusy: boolean };

export const LoadingContext = createContext<Loading | null>(null);

export function useLoading(): Loading {
  const loading = useContext(LoadingContext);
  if (!loading) throw new Error('useLoading is used outside the dashboard');
  return loading;
}
