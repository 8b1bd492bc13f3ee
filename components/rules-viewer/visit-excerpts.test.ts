import { decidePersona } from '@/lib/personalization/decide-persona';
import { formatPersonaSlug, PERSONAS } from '@/lib/personalization/persona';
import { parsePersonaCookie } from '@/lib/personalization/persona-cookie';
import { printVisit } from './visit-excerpts';

test.each(PERSONAS)('the printed visit of %o is the one that the site makes', (persona) => {
  const { address, cookie, variant } = printVisit(persona);
  const { searchParams } = new URL(address.match(/^GET (\S+)/)?.[1] ?? '', 'https://attune.example');
  const url = {
    segment: searchParams.get('segment'),
    cluster: searchParams.get('cluster'),
    visitor: searchParams.get('visitor'),
  };
  expect(decidePersona({ url, cookie: null }).result).toEqual(persona);
  expect(variant.match(/^> .*/gm)).toEqual([`> /${formatPersonaSlug(persona)}/features`]);
  expect(parsePersonaCookie(cookie.split('=')[1])).toMatchObject({ ...persona, clusterSource: 'chosen' });
});

test('the printed events lead to a cluster other than the first', () => {
  const [persona] = PERSONAS;
  expect(persona && printVisit(persona).behavior).toContain('"result": "researcher"');
});
