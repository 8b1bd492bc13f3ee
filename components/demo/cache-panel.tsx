'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@/lib/browser/query-client';
import type { CacheDemoCopy } from '@/lib/content/pages/demo';
import { CachedFetch } from './cached-fetch';

// Lives as long as the visit, so that a visitor who comes back to the page finds the answer still kept.
const client = createQueryClient();

export type CachePanelProps = { copy: CacheDemoCopy };

/** Loaded by `CacheDemo` with the first press; nothing else may import it. */
export function CachePanel({ copy }: CachePanelProps) {
  return (
    <QueryClientProvider client={client}>
      <CachedFetch copy={copy} />
    </QueryClientProvider>
  );
}
