import '../../scenes.css';
import { SolutionsPage } from '@/components/marketing/solutions-page';
import { describePage } from '../../describe-page';
import { personaPage } from '../../persona-page';

export const metadata = describePage('solutions');

export default personaPage('solutions', (persona) => <SolutionsPage persona={persona} />);
