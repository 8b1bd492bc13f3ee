import type { RouteId } from '@/lib/config/routes';
import { SITE_URL } from '@/lib/config/site-url';
import { describeRoute, serializeThings } from '@/lib/structured-data/describe-route';
import { ServedData } from './served-data';

export function StructuredData({ id }: { id: RouteId }) {
  return <ServedData json={serializeThings(describeRoute(id, SITE_URL))} />;
}
