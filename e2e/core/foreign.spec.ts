import { expect, test } from 'playwright/test';
import { FOREIGN_KINDS } from '../support/foreign/foreign-kinds';
import { walkRoute } from '../support/foreign/journeys';
import { startWalk } from '../support/foreign/walk';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

const join = (...names: readonly string[]) =>
  names.map((name) => `{ ${FOREIGN_KINDS.find((kind) => kind.name === name)?.change ?? ''} }`).join('\n');

for (const { path, route, ...kind } of [
  {
    route: 'features',
    path: '/features',
    name: 'a page that is translated before hydration and from then on',
    when: 'always',
    change: join('translated before hydration and from then on'),
  },
  {
    route: 'contact',
    path: '/contact',
    name: 'a page into which extensions put elements, attributes and styles',
    when: 'before',
    change: join(
      'an element at the start of the body',
      'elements in the head',
      'attributes on html and body',
      'attributes on fields',
      'elements next to fields',
      'shadow hosts',
      'styles on elements',
    ),
  },
] as const)
  test(`${kind.name} stays alive, and every main control works`, async ({ page }) => {
    expect(kind.change).not.toContain('{  }');
    const walk = await startWalk(page, path, kind);
    await walkRoute(walk, route);
    expect(walk.findings).toEqual([]);
  });
