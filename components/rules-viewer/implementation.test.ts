import { decidePersona } from '@/lib/personalization/decide-persona';
import { formatPersonaSlug, PERSONAS } from '@/lib/personalization/persona';
import { parsePersonaCookie } from '@/lib/personalization/persona-cookie';
import { RULES } from '@/lib/personalization/rules';
import { print, printVisit } from './implementation';

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

test('what is printed is the data', () => {
  expect(JSON.parse(print(RULES))).toEqual(RULES);
});

test('what is short stands on one line, what is long is broken up', () => {
  const when = [
    { field: 'block', operator: 'equals', value: 'automation' },
    { field: 'segment', operator: 'equals', value: 'developer' },
  ];
  expect(print({ when, confidence: 0.7 })).toBe(
    `{
  "when": [
    { "field": "block", "operator": "equals", "value": "automation" },
    { "field": "segment", "operator": "equals", "value": "developer" }
  ],
  "confidence": 0.7
}`,
  );
});

test('empty things and plain values are printed too', () => {
  expect([print([]), print({}), print('a'), print(null)]).toEqual(['[]', '{}', '"a"', 'null']);
});
