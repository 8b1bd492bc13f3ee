import { decidePersona } from '@/lib/personalization/decide-persona';
import { formatPersonaSlug, PERSONAS } from '@/lib/personalization/persona';
import { parsePersonaCookie } from '@/lib/personalization/persona-cookie';
import { RULES } from '@/lib/personalization/rules';
import { print, printVisit } from './implementation';

test.each(PERSONAS)('the printed visit of %o matches the site’s own decisions', (persona) => {
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

test('the printed events result in a cluster other than the first', () => {
  const [persona] = PERSONAS;
  expect(persona && printVisit(persona).behavior).toContain('"result": "researcher"');
});

test('the printed text parses to the data', () => {
  expect(JSON.parse(print(RULES))).toEqual(RULES);
});
