import { z } from 'zod';
import { defineCall } from './api-call';

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

export const getSiteIndex = defineCall({
  endpoint: 'GET /api/site-index.json',
  response: {
    status: 200,
    schema: siteIndexSchema,
    example: [
      {
        title: 'Pricing & Plans',
        description: 'Compare plans side by side.',
        href: '/pricing',
        kind: 'page',
      },
    ],
  },
  isOpen: true,
});
