import { z } from 'zod';

/** What the search over this site looks through; `href` is a path on this site, with or without a place. */
export const siteIndexSchema = z.array(
  z.strictObject({
    title: z.string(),
    description: z.string(),
    href: z.string(),
    kind: z.enum(['page', 'offering', 'article', 'question']),
  }),
);

export type SiteEntry = z.infer<typeof siteIndexSchema>[number];
