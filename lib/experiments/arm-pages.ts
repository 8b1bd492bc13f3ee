import { PLACE_PAGES, type Experiment } from '@/lib/content/experiment';
import { experiments } from '@/lib/content/experiments';
import { formatArms } from '@/lib/personalization/arms';
import { listShares } from '@/lib/personalization/decide-arms';
import { PERSONAS } from '@/lib/personalization/persona';
import { listArmPages } from './shown-test';

/** How many pages a test adds while it runs. A holdout shows pages that are there anyway. */
export function countArmPages(test: Experiment): number {
  if (test.kind === 'holdout') return 0;
  const alone = [{ ...test, status: 'running' } as const];
  return PERSONAS.flatMap((persona) => listArmPages(PLACE_PAGES[test.place], persona, alone)).length;
}

/** Every value of the cookie that a draw of the running tests can write; none while nothing runs. */
export function listDrawnCookies(declared: readonly Experiment[] = experiments): string[] {
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
