import { ApiDocsPage } from '@/components/api-docs/api-docs-page';
import { describePage } from '../../describe-page';
import { personaPage } from '../../persona-page';

export const metadata = describePage('api');

export default personaPage('api', (persona) => <ApiDocsPage persona={persona} />);
