import { join } from 'node:path';
import { root } from '../set-up/fingerprint.mjs';
import { loadTypeScript } from '../shared/load-typescript.mjs';

const load = (path) => loadTypeScript(join(root, 'lib', path));
const { ROUTES } = await load('config/routes.ts');
const { DEFAULT_PERSONA, formatPersonaSlug, PERSONAS } = await load('personalization/persona.ts');
const { formatPersonaCookie, PERSONA_COOKIE } = await load('personalization/persona-cookie.ts');

/** @typedef {{ slug: string, cookie: { name: string, value: string } | null }} Visitor `cookie`: the persona cookie */

/** @returns {Visitor} a visitor that chose this persona on an earlier visit */
function remember(persona) {
  const value = formatPersonaCookie({
    ...persona,
    segmentSource: 'chosen',
    clusterSource: 'chosen',
    contentPersonalization: true,
    navigationAdaptation: true,
  });
  return { slug: formatPersonaSlug(persona), cookie: { name: PERSONA_COOKIE, value } };
}

export const PATHS = Object.values(ROUTES);
/** All 18 personas, each identified by the cookie of an earlier visit. */
export const VISITORS = PERSONAS.map(remember);
/** A first visit, and a returning visitor whose copy differs from it everywhere. */
export const FIRST_VISIT = { slug: formatPersonaSlug(DEFAULT_PERSONA), cookie: null };
export const KNOWN_VISITOR = remember({ segment: 'developer', cluster: 'researcher', visitor: 'returning' });
