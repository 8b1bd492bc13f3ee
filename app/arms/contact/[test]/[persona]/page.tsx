import { notFound } from 'next/navigation';
import { ContactPage } from '@/components/marketing/contact-page';
import { ROUTES } from '@/lib/config/routes';
import { buildArmPages, findArm } from '../../../../arm-pages';
import { describePage } from '../../../../describe-page';
import { personaPage } from '../../../../persona-page';

export const dynamicParams = false;
export const generateStaticParams = buildArmPages(ROUTES.contact);
export const metadata = describePage('contact');

export default personaPage<{ persona: string; test: string }>('contact', (persona, params) => {
  const test = findArm(ROUTES.contact, persona, params.test);
  return test ? <ContactPage persona={persona} test={test} /> : notFound();
});
