import { z } from 'zod';

/** The search index. `href` is a path on this site, with an optional anchor. */
export const siteIndexSchema = z.array(
  z.strictObject({
    title: z.string(),
    description: z.string(),
    href: z.string(),
    kind: z.enum(['page', 'offering', 'article', 'question']),
  }),
);

export type SiteEntry = z.infer<typeof siteIndexSchema>[number];
