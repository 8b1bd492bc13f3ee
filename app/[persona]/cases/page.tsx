import { CasesPage } from '@/components/cases/cases-page';
import { describePage } from '../../describe-page';
import { personaPage } from '../../persona-page';

export const metadata = describePage('cases');

export default personaPage('cases', (persona) => <CasesPage persona={persona} />);
