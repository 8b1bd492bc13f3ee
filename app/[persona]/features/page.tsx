import { FeaturesPage } from '@/components/features/features-page';
import { describePage, personaPage } from '../../persona-page';

export const metadata = describePage('features');

export default personaPage('features', (persona) => <FeaturesPage persona={persona} />);
