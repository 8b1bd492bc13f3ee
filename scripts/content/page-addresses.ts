import { campaigns } from '@/lib/content/campaigns';
import { experiments } from '@/lib/content/experiments';
import { type Experiment, PLACE_PAGES } from '@/lib/content/experiment';
import { countArmPages } from '@/lib/experiments/shown-experiment';
import { listShares } from '@/lib/experiments/decide-arms';
import { site } from '@/lib/content/site';
import type { CampaignRow } from '@/lib/personalization/campaign';

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

type Row = CampaignRow & { readonly utm_source: string; readonly utm_medium: string };

const ORDER = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

export function adUrl(row: Row, siteUrl: string): string {
  const url = new URL('/', siteUrl);
  for (const name of ORDER) if (row[name] !== undefined) url.searchParams.set(name, row[name]);
  return url.href;
}

/**
 * Lists all ad URLs for the terminal, each with its page's audience and headline.
 * @param siteUrl undefined: the address in site.ts, which can differ from the one that visitors reach
 */
export function printAdUrls(
  rows: readonly Row[],
  messages: Readonly<Record<string, { headline: string }>>,
  siteUrl: string | undefined,
): string {
  const lines = rows.map((row) => {
    const headline = messages[row.message]?.headline ?? row.message;
    return `  ${adUrl(row, siteUrl ?? site.url)}\n    ${row.segment}, ${row.cluster}: “${headline}”`;
  });
  const title = siteUrl
    ? `Ad URLs to paste, for the site at ${siteUrl}:`
    : `Ad URLs for the address in site.ts, because SITE_URL is not set. If the site is reached elsewhere, do not paste them:
set SITE_URL to its public address, as in SITE_URL=https://www.your-company.com npm run content:check`;
  return [title, ...lines].join('\n');
}
