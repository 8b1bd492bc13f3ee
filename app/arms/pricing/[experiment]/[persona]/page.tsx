import { PricingPage } from '@/components/pricing/pricing-page';
import { describePage, armPage, buildArmPages } from '../../../../persona-page';

export const dynamicParams = false;
export const generateStaticParams = buildArmPages('pricing');
export const metadata = describePage('pricing');

export default armPage('pricing', (persona, experiment) => (
  <PricingPage persona={persona} experiment={experiment} />
));
