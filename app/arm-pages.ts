import { notFound } from 'next/navigation';
import type { Elements } from '@/components/ui/elements';
import { ROUTES, type RouteId } from '@/lib/config/routes';
import { findNamedExperiment, listArmPages, type ShownExperiment } from '@/lib/experiments/shown-experiment';
import { formatPersonaSlug, PERSONAS, type Persona } from '@/lib/personalization/persona';
import { personaPage } from './persona-page';

/**
 * Builds only the pages of a running experiment's challengers. Not below app/[persona], because Next drops all pages of a
 * segment that has none for some of its parents.
 */
export function buildArmPages(id: RouteId) {
  return function generateStaticParams() {
    return PERSONAS.flatMap((persona) =>
      listArmPages(ROUTES[id], persona).map((experiment) => ({
        experiment,
        persona: formatPersonaSlug(persona),
      })),
    );
  };
}

/** A page with the experiment and arm named by its address, such as `02b`. */
export function armPage(id: RouteId, render: (persona: Persona, experiment: ShownExperiment) => Elements) {
  return personaPage<{ persona: string; experiment: string }>(id, (persona, { experiment: name }) => {
    const experiment = findNamedExperiment(ROUTES[id], persona, name);
    return experiment ? render(persona, experiment) : notFound();
  });
}
