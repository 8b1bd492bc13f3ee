import { ROUTES } from '@/lib/config/routes';
import { findShownTest } from '@/lib/experiments/shown-test';
import { describePage } from '../describe-page';
import { renderHome } from '../render-home';
import { personaPage } from '../persona-page';

export const metadata = describePage('home');

export default personaPage('home', (persona) =>
  renderHome(persona, null, findShownTest(ROUTES.home, persona)),
);
