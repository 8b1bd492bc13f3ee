import type { Metadata } from 'next';
import { ROUTES, type RouteId } from '@/lib/config/routes';
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH, shareImagePath } from '@/lib/config/share-image';
import { pageMetadata } from '@/lib/content/metadata';
import { site } from '@/lib/content/site';

/** What search engines and shared links say of a page; the canonical address is the clean one for every persona. */
export function describePage(id: RouteId): Metadata {
  const { title, description } = pageMetadata[id];
  const url = ROUTES[id];
  const image = { url: shareImagePath(id), alt: title };
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      locale: 'en_US',
      siteName: site.name,
      title,
      description,
      url,
      images: [{ ...image, type: 'image/png', width: SHARE_IMAGE_WIDTH, height: SHARE_IMAGE_HEIGHT }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
