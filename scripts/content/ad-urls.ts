import { site } from '@/lib/content/site';
import type { CampaignRow } from '@/lib/personalization/campaign';

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
