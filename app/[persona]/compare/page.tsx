import { ComparePage } from '@/components/compare/compare-page';
import { describePage, personaPage } from '../../persona-page';

export const metadata = describePage('compare');

export default personaPage('compare', (persona) => <ComparePage persona={persona} />);
