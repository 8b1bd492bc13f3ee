import { ROUTES, type RouteId } from './routes';

export const SHARE_IMAGE_WIDTH = 1200;
export const SHARE_IMAGE_HEIGHT = 630;

export function shareImagePath(id: RouteId): string {
  return `/images/share/${ROUTES[id].slice(1) || 'home'}.png`;
}
