import { notFound } from 'next/navigation';
import { ROUTES } from '@/lib/config/routes';
import { buildArmPages, findArm } from '../../../arm-pages';
import { describePage } from '../../../describe-page';
import { personaPage } from '../../../persona-page';
import { renderHome } from '../../../render-home';

export const dynamicParams = false;
export const generateStaticParams = buildArmPages(ROUTES.home);
export const metadata = describePage('home');

export default personaPage<{ persona: string; test: string }>('home', (persona, params) => {
  const test = findArm(ROUTES.home, persona, params.test);
  return test ? renderHome(persona, null, test) : notFound();
});
