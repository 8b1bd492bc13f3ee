import { notFound } from 'next/navigation';
import type { Elements } from '@/components/ui/elements';
import { ROUTES, type RouteId } from '@/lib/config/routes';
import { findShownExperiment, listArmPages, type ShownExperiment } from '@/lib/experiments/shown-experiment';
import { parseArms } from '@/lib/personalization/arms';
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
    const arms = Object.values(parseArms(name) ?? {});
    const experiment = arms[0] ? findShownExperiment(ROUTES[id], persona, arms[0]) : null;
    return experiment?.id === name ? render(persona, experiment) : notFound();
  });
}
