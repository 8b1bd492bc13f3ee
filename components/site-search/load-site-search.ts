import { getSiteIndex } from '@/lib/api/feature-endpoints';
import { call } from '@/lib/browser/request';
import { loadOnce } from '@/lib/load-once';

/** The search and what it looks through. */
export const loadSiteSearch = loadOnce(async () => {
  const [{ createSiteSearch }, entries] = await Promise.all([
    import('@/lib/site-search/search-site'),
    call(getSiteIndex, { isOpen: true }),
  ]);
  return createSiteSearch(entries);
});
