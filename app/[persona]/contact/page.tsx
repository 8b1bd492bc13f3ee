import { ContactPage } from '@/components/marketing/contact-page';
import { describePage } from '../../describe-page';
import { personaPage } from '../../persona-page';

export const metadata = describePage('contact');

export default personaPage('contact', (persona) => <ContactPage persona={persona} />);
