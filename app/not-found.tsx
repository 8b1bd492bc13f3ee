import { NotFoundPage } from '@/components/not-found/not-found-page';
import { notFoundMetadata } from '@/lib/content/metadata';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';

export const metadata = { description: notFoundMetadata.description };

/**
 * Only for paths that the middleware ignores, such as a missing image. Has no search, because its scripts are part of
 * every page's.
 */
export default function NotFound() {
  return <NotFoundPage persona={DEFAULT_PERSONA} />;
}
