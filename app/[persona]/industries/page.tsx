import { IndustriesPage } from '@/components/industries/industries-page';
import { describePage, personaPage } from '../../persona-page';

export const metadata = describePage('industries');

export default personaPage('industries', (persona) => <IndustriesPage persona={persona} />);
