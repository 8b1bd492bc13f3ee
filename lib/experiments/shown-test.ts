import type { RoutePath } from '@/lib/config/routes';
import {
  PLACE_PAGES,
  type CopyTest,
  type Experiment,
  type Place,
  type PlaceCopy,
} from '@/lib/content/experiment';
import { experiments } from '@/lib/content/experiments';
import { ARMS, formatArms, type Arm } from '@/lib/personalization/arms';
import { findPageTest, listShares } from '@/lib/personalization/decide-arms';
import { PERSONAS, type Persona } from '@/lib/personalization/persona';

/** The test of a page for one persona. The tested element has `id`, such as `02a`, in `data-test`. */
export type ShownTest = { id: string; place: Place; copy: CopyTest['arms'][Exclude<Arm, 'a'>] };

export function pageOfPlace(place: string): string | undefined {
  return new Map<string, string>(Object.entries(PLACE_PAGES)).get(place);
}

/** The tests with built pages. In development, drafts are included for preview. */
export function listBuiltTests(declared: readonly Experiment[] = experiments): readonly Experiment[] {
  if (process.env.NODE_ENV !== 'development') return declared;
  return declared.map((test) => (test.status === 'draft' ? { ...test, status: 'running' } : test));
}

/** The running test of a page. Null if there is none or it lacks the arm. */
export function findShownTest(
  page: RoutePath,
  persona: Persona,
  arm: Arm = 'a',
  declared: readonly Experiment[] = listBuiltTests(),
): ShownTest | null {
  const test = findPageTest({ tests: declared, pageOf: pageOfPlace, page, persona });
  if (!test) return null;
  const copy = arm === 'a' ? {} : test.arms[arm];
  return copy ? { id: `${test.number}${arm}`, place: test.place, copy } : null;
}

export function listArmPages(page: RoutePath, persona: Persona, declared?: readonly Experiment[]): string[] {
  return ARMS.filter((arm) => arm !== 'a').flatMap(
    (arm) => findShownTest(page, persona, arm, declared)?.id ?? [],
  );
}

export function applyTest<P extends Place>(
  test: ShownTest | null,
  place: P,
  copy: PlaceCopy[P],
): PlaceCopy[P] {
  return test?.place === place ? { ...copy, ...test.copy } : copy;
}

/** Empty unless the place is under test, because even an undefined attribute adds to the page's data. */
export type TestMark = { 'data-test'?: string };

export function markTest(test: ShownTest | null, place: Place): TestMark {
  return test?.place === place ? { 'data-test': test.id } : {};
}

/** The number of pages that a running test adds. A holdout only shows existing pages. */
export function countArmPages(test: Experiment): number {
  if (test.kind === 'holdout') return 0;
  const alone = [{ ...test, status: 'running' } as const];
  return PERSONAS.flatMap((persona) => listArmPages(PLACE_PAGES[test.place], persona, alone)).length;
}

/** Every cookie value that the running tests can assign. */
export function listTestCookies(declared: readonly Experiment[] = experiments): string[] {
  const running = declared.filter(({ status }) => status === 'running');
  if (running.length === 0) return [];
  return running
    .reduce(
      (drawn, test) =>
        drawn.flatMap((arms) => listShares(test).map(({ arm }) => ({ ...arms, [test.number]: arm }))),
      [{}],
    )
    .map(formatArms);
}
