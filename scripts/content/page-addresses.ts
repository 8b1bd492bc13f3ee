import { campaigns } from '@/lib/content/campaigns';
import { experiments } from '@/lib/content/experiments';
import { type Experiment, PLACE_PAGES } from '@/lib/content/experiment';
import { countArmPages } from '@/lib/experiments/shown-experiment';
import { listShares } from '@/lib/experiments/decide-arms';
import { adUrl } from './ad-urls';

const ORIGIN = 'http://localhost';

/** Where the pages are that a declaration alone creates: those of ads and of experiments. */
export function listPageAddresses(): string[] {
  return [
    ...campaigns.map((row) => adUrl(row, ORIGIN).slice(ORIGIN.length)),
    ...experiments.flatMap(listPreviews).map(({ path }) => path),
  ];
}

/** @param origin where `npm run dev` serves the site */
export function printExperiments(declared: readonly Experiment[], origin: string): string {
  const lines = declared.flatMap((experiment) => {
    const pages = countArmPages(experiment);
    const added = pages > 0 && experiment.status !== 'ended' ? `, ${pages} more pages while it runs` : '';
    return [
      `  ${experiment.number} ${experiment.name}: ${experiment.status}${added}`,
      ...listPreviews(experiment).map(({ arm, path }) => `    ${arm.toUpperCase()}: ${origin}${path}`),
    ];
  });
  return ['Experiments, and where `npm run dev` previews their arms:', ...lines].join('\n');
}

export function listPreviews(experiment: Experiment) {
  if (experiment.kind === 'holdout' || experiment.status === 'ended') return [];
  const [segment] = experiment.segments;
  const cluster = experiment.clusters?.[0];
  return listShares(experiment).map(({ arm }) => {
    const query = new URLSearchParams({
      demo: '1',
      ...(segment && { segment }),
      ...(cluster && { cluster }),
      arm: `${experiment.number}${arm}`,
    });
    return { arm, path: `${PLACE_PAGES[experiment.place]}?${query}` };
  });
}
