import { ROUTES } from '@/lib/config/routes';

/** Whether a content file is named after the page at this address. */
export function isOfRoute(file: string, path: string): boolean {
  const [route] = Object.entries(ROUTES).find(([, address]) => address === path) ?? ['home'];
  const name = route.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return file.includes(`/${name}`) || (name === 'content-hub' && file.includes('/hub/'));
}
