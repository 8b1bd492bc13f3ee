import { SiteLink } from '@/components/ui/site-link';
import type { Href } from '@/lib/config/routes';
import { ROUTES } from '@/lib/config/routes';
import { siteSearchCopy } from '@/lib/content/site-search';
import type { SiteEntry } from '@/lib/contracts/site-index';

const PAGES: readonly string[] = Object.values(ROUTES);

/** What the site itself wrote into its index is one of its pages; anything else is not linked. */
function isHref(href: string): href is Href {
  return PAGES.includes(href.split('#', 1).join(''));
}

export function SearchResult({ entry: { title, description, href, kind } }: { entry: SiteEntry }) {
  if (!isHref(href)) return null;
  return (
    <li className="relative py-3.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <SiteLink href={href} className="stretched-link font-medium text-primary hover:underline">
          {title}
        </SiteLink>
        <span className="text-caption text-muted-foreground">{siteSearchCopy.kinds[kind]}</span>
      </p>
      <p className="mt-0.5 text-sm text-muted-foreground">{description}</p>
    </li>
  );
}
