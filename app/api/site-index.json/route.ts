import { route } from '@/lib/http/route';
import { siteIndex } from '@/lib/site-search/site-index';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  '/api/site-index.json',
  { GET: async () => Response.json(siteIndex) },
  { isOpen: true },
);
