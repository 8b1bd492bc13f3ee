import type { RoutePath } from '@/lib/config/routes';
import { findShownTest, listArmPages, type ShownTest } from '@/lib/experiments/shown-test';
import { parseArms } from '@/lib/personalization/arms';
import { parsePersonaSlug, type Persona } from '@/lib/personalization/persona';

/** Builds the pages of a running test's challengers, and no other. */
export function buildArmPages(page: RoutePath) {
  return function generateStaticParams({ params }: { params: { persona: string } }) {
    const persona = parsePersonaSlug(params.persona);
    return persona ? listArmPages(page, persona).map((test) => ({ test })) : [];
  };
}

/** The test and arm that the end of an address names, such as `02b`. */
export function findArm(page: RoutePath, persona: Persona, name: string): ShownTest | null {
  const arms = Object.values(parseArms(name) ?? {});
  const test = arms[0] ? findShownTest(page, persona, arms[0]) : null;
  return test?.id === name ? test : null;
}
