import { PricingPage } from '@/components/pricing/pricing-page';
import { describePage } from '../../describe-page';
import { personaPage } from '../../persona-page';

export const metadata = describePage('pricing');

export default personaPage('pricing', (persona) => <PricingPage persona={persona} />);
