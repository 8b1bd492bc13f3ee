import { fetchSiteIndex } from '@/lib/browser/site-index';
import type { SiteSearch } from '@/lib/site-search/search-site';

let loading: Promise<SiteSearch> | null = null;

async function load(): Promise<SiteSearch> {
  const [{ createSiteSearch }, entries] = await Promise.all([
    import('@/lib/site-search/search-site'),
    fetchSiteIndex(),
  ]);
  return createSiteSearch(entries);
}

/** The search and what it looks through; a load that failed is tried again with the next focus. */
export function loadSiteSearch(): Promise<SiteSearch> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
