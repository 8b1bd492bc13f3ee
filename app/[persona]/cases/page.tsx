import { CasesPage } from '@/components/cases/cases-page';
import { describePage, personaPage } from '../../persona-page';

export const metadata = describePage('cases');

export default personaPage('cases', (persona) => <CasesPage persona={persona} />);
