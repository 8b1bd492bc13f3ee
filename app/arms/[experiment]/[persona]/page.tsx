import { describePage, armPage, buildArmPages } from '../../../persona-page';
import { renderHome } from '../../../render-home';

export const dynamicParams = false;
export const generateStaticParams = buildArmPages('home');
export const metadata = describePage('home');

export default armPage('home', (persona, experiment) => renderHome(persona, null, experiment));
