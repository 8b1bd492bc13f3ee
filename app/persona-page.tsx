import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { StructuredData } from '@/components/structured-data/structured-data';
import type { RouteId } from '@/lib/config/routes';
import { parsePersonaSlug, type Persona } from '@/lib/personalization/persona';

type Props = { params: Promise<{ persona: string }> };

/** A page of the site: reads for whom it is built, and leaves the drawing to a component. No id: not for search engines. */
export function personaPage(id: RouteId | null, draw: (persona: Persona) => ReactNode) {
  return async function Page({ params }: Props) {
    const persona = parsePersonaSlug((await params).persona);
    if (!persona) notFound();
    return (
      <>
        {id ? <StructuredData id={id} /> : null}
        {draw(persona)}
      </>
    );
  };
}
