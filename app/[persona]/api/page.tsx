import { ApiDocsPage } from '@/components/api-docs/api-docs-page';
import { describePage, personaPage } from '../../persona-page';

export const metadata = describePage('api');

export default personaPage('api', (persona) => <ApiDocsPage persona={persona} />);
