import { formatPersonaSlug, parsePersonaSlug, PERSONAS } from '@/lib/personalization/persona';
import { expect, open, test } from '../../support/site';
import { findProblems } from './findings';
import { combineWithLooks, nameLook, showLook } from './looks';
import { PATHS } from './paths';

const cases = combineWithLooks({ path: PATHS, persona: PERSONAS.map(formatPersonaSlug) });

test.use({ allowedConsole: /status of 404/ });

for (const path of PATHS)
  test(`axe finds no violations and no text is clipped on ${path}, for any visitor and look`, async ({
    page,
  }) => {
    const found: string[] = [];
    const own = cases.filter((one) => one.path === path);
    for (const slug of new Set(own.map(({ persona }) => persona))) {
      await open(page, `${path}?${new URLSearchParams(parsePersonaSlug(slug) ?? {})}`);
      for (const look of own.filter(({ persona }) => persona === slug)) {
        await showLook(page, look);
        for (const problem of await findProblems(page)) found.push(`${slug}, ${nameLook(look)}: ${problem}`);
      }
    }
    expect(found).toEqual([]);
  });
