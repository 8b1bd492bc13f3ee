import type { RoutePath } from '@/lib/config/routes';
import { findShownTest, listArmPages, type ShownTest } from '@/lib/experiments/shown-test';
import { parseArms } from '@/lib/personalization/arms';
import { formatPersonaSlug, PERSONAS, type Persona } from '@/lib/personalization/persona';

/**
 * Builds the pages of a running test's challengers, and no other. Not below app/[persona]: Next drops all pages of a
 * segment that has none for some of its parents.
 */
export function buildArmPages(page: RoutePath) {
  return function generateStaticParams() {
    return PERSONAS.flatMap((persona) =>
      listArmPages(page, persona).map((test) => ({ test, persona: formatPersonaSlug(persona) })),
    );
  };
}

/** The test and arm that an address names, such as `02b`. */
export function findArm(page: RoutePath, persona: Persona, name: string): ShownTest | null {
  const arms = Object.values(parseArms(name) ?? {});
  const test = arms[0] ? findShownTest(page, persona, arms[0]) : null;
  return test?.id === name ? test : null;
}
