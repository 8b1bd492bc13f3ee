import { AboutPage } from '@/components/about/about-page';
import { describePage, personaPage } from '../../persona-page';
import '../../scenes.css';

export const metadata = describePage('about');

export default personaPage('about', (persona) => <AboutPage persona={persona} />);
