import { PricingPage } from '@/components/pricing/pricing-page';
import { ROUTES } from '@/lib/config/routes';
import { findShownTest } from '@/lib/experiments/shown-test';
import { describePage, personaPage } from '../../persona-page';

export const metadata = describePage('pricing');

export default personaPage('pricing', (persona) => (
  <PricingPage persona={persona} test={findShownTest(ROUTES.pricing, persona)} />
));
