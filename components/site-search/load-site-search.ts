import { fetchSiteIndex } from '@/lib/browser/site-index';
import { loadOnce } from '@/lib/load-once';

/** The search and what it looks through. */
export const loadSiteSearch = loadOnce(async () => {
  const [{ createSiteSearch }, entries] = await Promise.all([
    import('@/lib/site-search/search-site'),
    fetchSiteIndex(),
  ]);
  return createSiteSearch(entries);
});
