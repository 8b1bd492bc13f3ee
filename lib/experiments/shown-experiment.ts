import type { RoutePath } from '@/lib/config/routes';
import {
  PLACE_PAGES,
  type CopyExperiment,
  type Experiment,
  type Place,
  type PlaceCopy,
} from '@/lib/content/experiment';
import { PERSONAS, type Persona } from '@/lib/personalization/persona';
import { ARMS, parseArms, type Arm } from '@/lib/personalization/arms';
import { findPageExperiment } from './decide-arms';
import { listDeclared } from './list-running';

/** The experiment of a page for one persona. Its element has `id`, such as `02a`, in `data-experiment`. */
export type ShownExperiment = { id: string; place: Place; copy: CopyExperiment['arms'][Exclude<Arm, 'a'>] };

export function pageOfPlace(place: string): string | undefined {
  return new Map<string, string>(Object.entries(PLACE_PAGES)).get(place);
}

/** The experiments with built pages. In development, drafts are included for preview. */
export function listBuiltExperiments(
  declared: readonly Experiment[] = listDeclared(),
): readonly Experiment[] {
  if (process.env.NODE_ENV !== 'development') return declared;
  return declared.map((experiment) =>
    experiment.status === 'draft' ? { ...experiment, status: 'running' } : experiment,
  );
}

/** The running experiment of a page. Null if there is none or it lacks the arm. */
export function findShownExperiment(
  page: RoutePath,
  persona: Persona,
  arm: Arm = 'a',
  declared: readonly Experiment[] = listBuiltExperiments(),
): ShownExperiment | null {
  const experiment = findPageExperiment({ experiments: declared, pageOf: pageOfPlace, page, persona });
  if (!experiment) return null;
  const copy = arm === 'a' ? {} : experiment.arms[arm];
  return copy ? { id: `${experiment.number}${arm}`, place: experiment.place, copy } : null;
}

/** Of each experiment: several drafts may cover a page, where at most one will run. */
export function listArmPages(
  page: RoutePath,
  persona: Persona,
  declared: readonly Experiment[] = listBuiltExperiments(),
): string[] {
  return declared.flatMap((experiment) =>
    ARMS.filter((arm) => arm !== 'a').flatMap(
      (arm) => findShownExperiment(page, persona, arm, [experiment])?.id ?? [],
    ),
  );
}

/** The experiment and arm that an address names, such as `02b`. */
export function findNamedExperiment(
  page: RoutePath,
  persona: Persona,
  name: string,
  declared: readonly Experiment[] = listBuiltExperiments(),
): ShownExperiment | null {
  const [[number, arm] = []] = Object.entries(parseArms(name) ?? {});
  const named = declared.filter((experiment) => experiment.number === number);
  const experiment = findShownExperiment(page, persona, arm, named);
  return experiment?.id === name ? experiment : null;
}

export function applyExperiment<P extends Place>(
  experiment: ShownExperiment | null,
  place: P,
  copy: PlaceCopy[P],
): PlaceCopy[P] {
  return experiment?.place === place ? { ...copy, ...experiment.copy } : copy;
}

/** Empty unless the place is under experiment, because even an undefined attribute adds to the page's data. */
export type ExperimentMark = { 'data-experiment'?: string };

export function markExperiment(experiment: ShownExperiment | null, place: Place): ExperimentMark {
  return experiment?.place === place ? { 'data-experiment': experiment.id } : {};
}

/** The number of pages that a running experiment adds. A holdout only shows existing pages. */
export function countArmPages(experiment: Experiment): number {
  if (experiment.kind === 'holdout') return 0;
  const alone = [{ ...experiment, status: 'running' } as const];
  return PERSONAS.flatMap((persona) => listArmPages(PLACE_PAGES[experiment.place], persona, alone)).length;
}
