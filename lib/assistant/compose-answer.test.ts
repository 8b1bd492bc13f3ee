import { SEGMENTS } from '@/lib/personalization/persona';
import { composeAnswer } from './compose-answer';
import type { Passage } from './passage';
import { splitLinks } from './split-links';
import { passages } from './passages';

const passage = (href: Passage['href'], text: string): Passage => ({ title: 'A', href, text, kind: 'page' });

test('an answer names the page it stands on and those that help too', () => {
  const one = passage('/pricing', 'One.');
  expect(composeAnswer([one])).toBe('One. You can read more at /pricing.');
  expect(composeAnswer([one, passage('/cases', 'Two.'), passage('/api', 'Three.')])).toBe(
    'One. You can read more at /pricing. See also /cases and /api.',
  );
  const home = composeAnswer([one, passage('/', 'Two.'), passage('/api', 'Three.')]);
  expect(splitLinks(home).flatMap(({ href }) => href ?? [])).toEqual(['/pricing', '/api', '/']);
  expect(composeAnswer([one, one])).toBe('One. You can read more at /pricing.');
});

test('without a passage it says so and where people are', () => {
  expect(composeAnswer([])).toMatch(/^I don't know.*\/contact\.$/);
});

test("the segment's own words come along", () => {
  const bySegment = {
    'innovation-leader': 'For leaders.',
    developer: 'For developers.',
    'sales-prospect': 'For sales.',
  };
  const shown = composeAnswer([{ ...passage('/about', 'All.'), bySegment }], 'developer');
  expect(shown).toBe('All. For developers. You can read more at /about.');
});

test('only whole sentences are quoted, however long a passage is', () => {
  const shown = composeAnswer([passage('/about', 'A sentence of 99.9% that ends here. '.repeat(40))]);
  expect(shown.length).toBeLessThan(500);
  expect(shown).toMatch(/ends here\. You can read more at \/about\.$/);
});

test.each(SEGMENTS)('every passage reads as sentences for %s', (segment) => {
  for (const entry of passages) {
    const shown = composeAnswer([entry], segment);
    expect(shown).toMatch(/^["“‘A-Z0-9$].*[.!?”] You can read more at \/[a-z-]*(?:#[a-z0-9-]+)?\.$/s);
    expect(shown).not.toMatch(/undefined|\[object|\.\.(?!\.)| {2}/);
    expect(shown.length).toBeLessThan(900);
  }
});
