import { ROUTES } from '@/lib/config/routes';
import { findShownTest } from '@/lib/experiments/shown-test';
import { describePage, personaPage } from '../persona-page';
import { renderHome } from '../render-home';

export const metadata = describePage('home');

export default personaPage('home', (persona) =>
  renderHome(persona, null, findShownTest(ROUTES.home, persona)),
);
