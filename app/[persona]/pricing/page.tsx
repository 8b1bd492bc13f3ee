import { PricingPage } from '@/components/pricing/pricing-page';
import { ROUTES } from '@/lib/config/routes';
import { findShownExperiment } from '@/lib/experiments/shown-experiment';
import { describePage, personaPage } from '../../persona-page';

export const metadata = describePage('pricing');

export default personaPage('pricing', (persona) => (
  <PricingPage persona={persona} experiment={findShownExperiment(ROUTES.pricing, persona)} />
));
