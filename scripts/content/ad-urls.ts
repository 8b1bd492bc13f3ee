import type { CampaignRow } from '@/lib/personalization/campaign';

type Row = CampaignRow & { readonly utm_source: string; readonly utm_medium: string };

const ORDER = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

/** The address that goes into an ad. */
export function adUrl(row: Row, siteUrl: string): string {
  const url = new URL('/', siteUrl);
  for (const name of ORDER) if (row[name] !== undefined) url.searchParams.set(name, row[name]);
  return url.href;
}

/** All of them for the terminal, each above whom its page is for and what it says. */
export function printAdUrls(
  rows: readonly Row[],
  messages: Readonly<Record<string, { headline: string }>>,
  siteUrl: string,
): string {
  const lines = rows.map((row) => {
    const headline = messages[row.message]?.headline ?? row.message;
    return `  ${adUrl(row, siteUrl)}\n    ${row.segment}, ${row.cluster}: “${headline}”`;
  });
  return ['Ad URLs to paste, for the site at SITE_URL:', ...lines].join('\n');
}
