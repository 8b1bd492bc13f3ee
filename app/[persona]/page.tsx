import { describePage } from '../describe-page';
import { drawHome } from '../draw-home';
import { personaPage } from '../persona-page';

export const metadata = describePage('home');

export default personaPage('home', (persona) => drawHome(persona, null));
