import { ROUTES } from '@/lib/config/routes';
import { findShownExperiment } from '@/lib/experiments/shown-experiment';
import { describePage, personaPage } from '../persona-page';
import { renderHome } from '../render-home';

export const metadata = describePage('home');

export default personaPage('home', (persona) =>
  renderHome(persona, null, findShownExperiment(ROUTES.home, persona)),
);
