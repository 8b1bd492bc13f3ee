import { route } from '@/lib/http/route';
import { UNKNOWN_CALL } from '@/lib/http/unknown-call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/*', UNKNOWN_CALL, {
  isOpen: true,
});
