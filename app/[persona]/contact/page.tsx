import { ContactPage } from '@/components/marketing/contact-page';
import { ROUTES } from '@/lib/config/routes';
import { findShownTest } from '@/lib/experiments/shown-test';
import { describePage, personaPage } from '../../persona-page';

export const metadata = describePage('contact');

export default personaPage('contact', (persona) => (
  <ContactPage persona={persona} test={findShownTest(ROUTES.contact, persona)} />
));
