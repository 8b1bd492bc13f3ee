import type { SiteEntry } from '@/lib/calls/get-site-index';
import { ROUTES } from '@/lib/config/routes';
import { hubArticles } from '@/lib/content/hub/articles';
import { sitePlaces, siteSections } from './site-places';

const articles = hubArticles.map(({ id, title, description }): SiteEntry => ({
  title,
  description,
  href: `${ROUTES.contentHub}#${id}`,
  kind: 'article',
}));

export const siteIndex: readonly SiteEntry[] = [...sitePlaces, ...articles, ...siteSections];
