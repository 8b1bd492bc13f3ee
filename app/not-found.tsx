import { NotFoundPage } from '@/components/marketing/not-found-page';
import { notFoundMetadata } from '@/lib/content/metadata';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';

export const metadata = notFoundMetadata;

/**
 * Reached only by paths that the middleware leaves alone, such as a missing image. Its scripts are part of every page's,
 * so it has no search.
 */
export default function NotFound() {
  return <NotFoundPage persona={DEFAULT_PERSONA} />;
}
