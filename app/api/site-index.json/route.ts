import { getSiteIndex } from '@/lib/calls/get-site-index';
import { handle, route } from '@/lib/http/route';
import { siteIndex } from '@/lib/site-search/site-index';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getSiteIndex, { handle: () => [...siteIndex] }),
);
