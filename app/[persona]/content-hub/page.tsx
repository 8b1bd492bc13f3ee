import { ContentHubPage } from '@/components/content-hub/content-hub-page';
import { describePage, personaPage } from '../../persona-page';

export const metadata = describePage('contentHub');

export default personaPage('contentHub', (persona) => <ContentHubPage persona={persona} />);
