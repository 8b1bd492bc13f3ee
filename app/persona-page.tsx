import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/structured-data/structured-data';
import type { Elements } from '@/components/ui/elements';
import type { RouteId } from '@/lib/config/routes';
import { parsePersonaSlug, type Persona } from '@/lib/personalization/persona';

type PersonaParams = { persona: string };

/** A page of the site: reads for whom it is built, and leaves the drawing to a component. No id: not for search engines. */
export function personaPage<Params extends PersonaParams>(
  id: RouteId | null,
  render: (persona: Persona, params: Params) => Elements,
) {
  return async function Page(props: { params: Promise<Params> }) {
    const params = await props.params;
    const persona = parsePersonaSlug(params.persona);
    if (!persona) notFound();
    const page: Elements = render(persona, params);
    return (
      <>
        {id ? <StructuredData id={id} /> : null}
        {page}
      </>
    );
  };
}
