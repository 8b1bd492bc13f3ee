import { handleUnknown, route } from '@/lib/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(...handleUnknown('/api/*'));
