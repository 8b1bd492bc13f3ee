'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { notifyOfAddress, subscribeToAddress } from '@/components/hooks/subscribe-to-address';
import { pushAddress, replaceAddress } from '@/lib/browser/address';
import { formatComparison, parseComparison, type Comparison } from '@/lib/compare/comparison';
import type { Persona } from '@/lib/personalization/persona';
import { readQuery } from '@/lib/personalization/read-query';

const readSearch = () => window.location.search;

/** What is compared, as the address says it; null until the address can be read. */
export function useComparison(reader: Persona) {
  const search = useSyncExternalStore(subscribeToAddress, readSearch, () => null);
  const comparison = useMemo(
    () => (search === null ? null : parseComparison(readQuery(search), reader)),
    [search, reader],
  );

  /** Another page is a step that Back undoes; other visitors are not. */
  function choose(next: Comparison) {
    const change = next.page === comparison?.page ? replaceAddress : pushAddress;
    change(formatComparison(next));
    notifyOfAddress();
  }

  return { comparison, choose };
}
