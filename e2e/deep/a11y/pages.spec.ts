import { formatPersonaSlug, parsePersonaSlug, PERSONAS } from '@/lib/personalization/persona';
import { expect, open, test } from '../../support/site';
import { combine, cover } from './covering';
import { findClipped, findViolations } from './findings';
import { LOOKS, nameLook, showLook } from './looks';
import { PATHS } from './paths';

const DIMENSIONS = { path: PATHS, persona: PERSONAS.map(formatPersonaSlug), ...LOOKS };
const cases = process.env.A11Y_FULL ? combine(DIMENSIONS) : cover(DIMENSIONS);

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
        const problems = [...(await findViolations(page)), ...(await findClipped(page))];
        found.push(...problems.map((problem) => `${slug}, ${nameLook(look)}: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  });
