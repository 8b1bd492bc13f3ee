import { notFound } from 'next/navigation';
import { campaigns } from '@/lib/content/campaigns';
import { HERO_MESSAGE_IDS } from '@/lib/content/hero-messages';
import { parsePersonaSlug } from '@/lib/personalization/persona';
import { describePage, personaPage } from '../../../persona-page';
import { renderHome } from '../../../render-home';

type Params = { persona: string; message: string };

export const dynamicParams = false;

/** The campaigns' segments, each with every behavior, because a chosen or analyzed behavior takes precedence. */
export function generateStaticParams({ params }: { params: { persona: string } }) {
  const segment = parsePersonaSlug(params.persona)?.segment;
  const messages = campaigns.filter((row) => row.segment === segment).map(({ message }) => message);
  return [...new Set(messages)].map((message) => ({ message }));
}

export const metadata = describePage('home');

export default personaPage<Params>('home', (persona, params) => {
  const message = HERO_MESSAGE_IDS.find((id) => id === params.message);
  return message ? renderHome(persona, message, null) : notFound();
});
