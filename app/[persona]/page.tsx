import { HomePage } from '@/components/home/home-page';
import { describePage } from '../describe-page';
import { personaPage } from '../persona-page';

export const metadata = describePage('home');

export default personaPage('home', (persona) => <HomePage persona={persona} />);
