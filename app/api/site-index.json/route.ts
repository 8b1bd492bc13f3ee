import { getSiteIndex } from '@/lib/api/feature-endpoints';
import { handle, route } from '@/lib/http/route';
import { siteIndex } from '@/lib/site-search/site-index';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getSiteIndex, { isOpen: true, handle: () => siteIndex }),
);
