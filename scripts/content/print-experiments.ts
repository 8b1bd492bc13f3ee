import { PLACE_PAGES, type Experiment } from '@/lib/content/experiment';
import { countArmPages } from '@/lib/experiments/shown-experiment';
import { listShares } from '@/lib/experiments/decide-arms';

const LOCAL = 'http://localhost:3000';

export function printExperiments(declared: readonly Experiment[]): string {
  const lines = declared.flatMap((experiment) => {
    const pages = countArmPages(experiment);
    const added = pages > 0 && experiment.status !== 'ended' ? `, ${pages} more pages while it runs` : '';
    return [
      `  ${experiment.number} ${experiment.name}: ${experiment.status}${added}`,
      ...listPreviews(experiment),
    ];
  });
  return ['Experiments, and where `npm run dev` previews their arms:', ...lines].join('\n');
}

function listPreviews(experiment: Experiment): string[] {
  if (experiment.kind === 'holdout' || experiment.status === 'ended') return [];
  const [segment] = experiment.segments;
  const cluster = experiment.clusters?.[0];
  return listShares(experiment).map(({ arm }) => {
    const url = new URL(PLACE_PAGES[experiment.place], LOCAL);
    url.searchParams.set('demo', '1');
    if (segment) url.searchParams.set('segment', segment);
    if (cluster) url.searchParams.set('cluster', cluster);
    url.searchParams.set('arm', `${experiment.number}${arm}`);
    return `    ${arm.toUpperCase()}: ${url.href}`;
  });
}
