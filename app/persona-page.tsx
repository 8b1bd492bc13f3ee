import { notFound } from 'next/navigation';
import { TestScript } from '@/components/experiments/test-script';
import { StructuredData } from '@/components/structured-data/structured-data';
import type { Elements } from '@/components/ui/elements';
import { ROUTES, type RouteId, type RoutePath } from '@/lib/config/routes';
import { PLACE_PAGES } from '@/lib/content/experiment';
import { experiments } from '@/lib/content/experiments';
import { parsePersonaSlug, type Persona } from '@/lib/personalization/persona';

const running = experiments.filter(({ status }) => status === 'running');
const isHoldout = running.some(({ kind }) => kind === 'holdout');
const isTested = (page: RoutePath) =>
  running.some((test) => test.kind === 'copy' && PLACE_PAGES[test.place] === page);

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
        {isHoldout || (id && isTested(ROUTES[id])) ? <TestScript isHoldout={isHoldout} /> : null}
      </>
    );
  };
}
