import { expect, test } from 'playwright/test';
import { ROUTES, type RouteId } from '@/lib/config/routes';
import { FOREIGN_KINDS, type ForeignKind } from '../../support/foreign/foreign-kinds';
import { walkRoute } from '../../support/foreign/journeys';
import { pickForeignKind } from './random-change';
import { startWalk } from '../../support/foreign/walk';

const isFullRun = process.env.FOREIGN_WHOLE === '1';
const RANDOM = isFullRun ? 200 : 8;
const routes = Object.keys(ROUTES) as RouteId[];

const routeAt = (index: number) => routes[index % routes.length] ?? 'home';

/** By default each kind runs on one route, in rotation; FOREIGN_WHOLE=1 runs each on all. */
const cases: readonly { kind: ForeignKind; route: RouteId }[] = [
  ...FOREIGN_KINDS.flatMap((kind, index) =>
    (isFullRun ? routes : [routeAt(index)]).map((route) => ({ kind, route })),
  ),
  ...Array.from({ length: RANDOM }, (_, seed) => ({ kind: pickForeignKind(seed + 1), route: routeAt(seed) })),
];

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

for (const { kind, route } of cases) {
  test(`${kind.name} (${kind.when}): ${ROUTES[route]}`, async ({ page }) => {
    const walk = await startWalk(page, ROUTES[route], kind);
    await walkRoute(walk, route);
    expect(walk.findings).toEqual([]);
  });
}
