import { ContactPage } from '@/components/contact/contact-page';
import { describePage, armPage, buildArmPages } from '../../../../persona-page';

export const dynamicParams = false;
export const generateStaticParams = buildArmPages('contact');
export const metadata = describePage('contact');

export default armPage('contact', (persona, experiment) => (
  <ContactPage persona={persona} experiment={experiment} />
));
