import { PLACE_PAGES, type Experiment } from '@/lib/content/experiment';
import { countArmPages } from '@/lib/experiments/shown-experiment';
import { listShares } from '@/lib/personalization/decide-arms';

const LOCAL = 'http://localhost:3000';

export function printTests(declared: readonly Experiment[]): string {
  const lines = declared.flatMap((test) => {
    const pages = countArmPages(test);
    const added = pages > 0 && test.status !== 'ended' ? `, ${pages} more pages while it runs` : '';
    return [`  ${test.number} ${test.name}: ${test.status}${added}`, ...listPreviews(test)];
  });
  return ['Tests, and where `npm run dev` previews their arms:', ...lines].join('\n');
}

function listPreviews(test: Experiment): string[] {
  if (test.kind === 'holdout' || test.status === 'ended') return [];
  const [segment] = test.segments;
  const cluster = test.clusters?.[0];
  return listShares(test).map(({ arm }) => {
    const url = new URL(PLACE_PAGES[test.place], LOCAL);
    url.searchParams.set('demo', '1');
    if (segment) url.searchParams.set('segment', segment);
    if (cluster) url.searchParams.set('cluster', cluster);
    url.searchParams.set('arm', `${test.number}${arm}`);
    return `    ${arm.toUpperCase()}: ${url.href}`;
  });
}
