import { route } from '@/lib/http/route';
import { makeShareLink } from '@/lib/http/share-link';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/share-links', {
  POST: makeShareLink,
});
