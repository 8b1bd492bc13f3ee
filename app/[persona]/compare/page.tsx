import { ComparePage } from '@/components/compare/compare-page';
import { describePage } from '../../describe-page';
import { personaPage } from '../../persona-page';

export const metadata = describePage('compare');

export default personaPage('compare', (persona) => <ComparePage persona={persona} />);
