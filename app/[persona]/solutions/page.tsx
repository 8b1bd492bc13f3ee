import { SolutionsPage } from '@/components/solutions/solutions-page';
import { describePage, personaPage } from '../../persona-page';
import '../../scenes.css';

export const metadata = describePage('solutions');

export default personaPage('solutions', (persona) => <SolutionsPage persona={persona} />);
