import { notFound } from 'next/navigation';
import { PricingPage } from '@/components/pricing/pricing-page';
import { ROUTES } from '@/lib/config/routes';
import { buildArmPages, findArm } from '../../../../arm-pages';
import { describePage } from '../../../../describe-page';
import { personaPage } from '../../../../persona-page';

export const dynamicParams = false;
export const generateStaticParams = buildArmPages(ROUTES.pricing);
export const metadata = describePage('pricing');

export default personaPage<{ persona: string; test: string }>('pricing', (persona, params) => {
  const test = findArm(ROUTES.pricing, persona, params.test);
  return test ? <PricingPage persona={persona} test={test} /> : notFound();
});
