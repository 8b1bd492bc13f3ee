import { ContactPage } from '@/components/contact/contact-page';
import { ROUTES } from '@/lib/config/routes';
import { findShownExperiment } from '@/lib/experiments/shown-experiment';
import { describePage, personaPage } from '../../persona-page';

export const metadata = describePage('contact');

export default personaPage('contact', (persona) => (
  <ContactPage persona={persona} experiment={findShownExperiment(ROUTES.contact, persona)} />
));
