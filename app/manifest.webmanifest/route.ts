import type { MetadataRoute } from 'next';
import { ROUTES } from '@/lib/config/routes';
import { readThemeColors } from '@/lib/config/theme-colors';
import { installCopy } from '@/lib/content/install';
import { site } from '@/lib/content/site';

const { wide, narrow } = installCopy.screenshots;

export const dynamic = 'force-static';

/** Not app/manifest.ts, whose link Next would remove for some frames at every change of page or persona. */
export function GET(): Response {
  const background = readThemeColors().light('background');
  const manifest: MetadataRoute.Manifest = {
    id: ROUTES.home,
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
    lang: 'en',
    dir: 'ltr',
    start_url: ROUTES.home,
    scope: ROUTES.home,
    display: 'standalone',
    background_color: background,
    theme_color: background,
    categories: ['business', 'productivity'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-rounded-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      {
        src: '/images/install/home-wide.jpg',
        sizes: '1280x720',
        type: 'image/jpeg',
        form_factor: 'wide',
        label: wide,
      },
      {
        src: '/images/install/home-narrow.jpg',
        sizes: '780x1688',
        type: 'image/jpeg',
        form_factor: 'narrow',
        label: narrow,
      },
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
