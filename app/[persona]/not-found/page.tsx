import { NotFoundPage } from '@/components/not-found/not-found-page';
import { SiteSearch } from '@/components/site-search/site-search';
import { notFoundMetadata } from '@/lib/content/metadata';
import { personaPage } from '../../persona-page';

export const metadata = { description: notFoundMetadata.description, robots: { index: false } };

export default personaPage(null, (persona) => <NotFoundPage persona={persona} search={<SiteSearch />} />);
