import { notFound } from 'next/navigation';
import type { Elements } from '@/components/ui/elements';
import { ROUTES, type RouteId } from '@/lib/config/routes';
import { findShownTest, listArmPages, type ShownTest } from '@/lib/experiments/shown-test';
import { parseArms } from '@/lib/personalization/arms';
import { formatPersonaSlug, PERSONAS, type Persona } from '@/lib/personalization/persona';
import { personaPage } from './persona-page';

/**
 * Builds only the pages of a running test's challengers. Not below app/[persona], because Next drops all pages of a
 * segment that has none for some of its parents.
 */
export function buildArmPages(id: RouteId) {
  return function generateStaticParams() {
    return PERSONAS.flatMap((persona) =>
      listArmPages(ROUTES[id], persona).map((test) => ({ test, persona: formatPersonaSlug(persona) })),
    );
  };
}

/** A page with the test and arm named by its address, such as `02b`. */
export function armPage(id: RouteId, render: (persona: Persona, test: ShownTest) => Elements) {
  return personaPage<{ persona: string; test: string }>(id, (persona, { test: name }) => {
    const arms = Object.values(parseArms(name) ?? {});
    const test = arms[0] ? findShownTest(ROUTES[id], persona, arms[0]) : null;
    return test?.id === name ? render(persona, test) : notFound();
  });
}
