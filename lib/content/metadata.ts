import type { RouteId } from '@/lib/config/routes';
import { claims } from './claims';
import { site } from './site';
import { counts, lists } from './counts';

/**
 * `name` is used in breadcrumbs, lists and buttons ('Open Pricing'). `title` has up to 60 characters, `description`
 * up to 160. The same for every persona.
 */
export type PageMetadata = { name: string; title: string; description: string };

export const pageMetadata: Record<RouteId, PageMetadata> = {
  home: {
    name: 'Home',
    title: `${site.name}: AI automation, forecasts and sentiment`,
    description: `One AI platform for automation, market forecasts, AI development and sentiment, on a site that adapts to you. ${claims.freeTrial.value} ${claims.freeTrial.label}.`,
  },
  demo: {
    name: 'Demo',
    title: `Performance and accessibility demo | ${site.name}`,
    description:
      'Try announcements, focus handling, lazy images and cached data by hand, and see how a fast page can work for everyone.',
  },
  contentHub: {
    name: 'Content Hub',
    title: `Content Hub: guides on adaptive AI | ${site.name}`,
    description:
      'Search and filter practical articles on AI, business intelligence and getting started, with the four best matches for you at the top.',
  },
  features: {
    name: 'Features',
    title: `Features: see the personalization work | ${site.name}`,
    description:
      'Eight features to try, content blocks that adapt as you watch, and the twelve rules behind them, with code you can copy.',
  },
  analytics: {
    name: 'Analytics',
    title: `Analytics dashboard with sample data | ${site.name}`,
    description:
      'Explore visitor behavior, segments, A/B tests and engagement. See sample data, or this site’s own figures.',
  },
  about: {
    name: `About ${site.name}`,
    title: `About ${site.name}: ${site.tagline}`,
    description: `Our vision, our mission, the ${counts.products} products we build and what makes them different. Every decision comes with its reason.`,
  },
  solutions: {
    name: 'AI Solutions',
    title: `AI solutions: ${counts.products} products, one platform | ${site.name}`,
    description: `${lists.products}: what each one does and what it gives you.`,
  },
  industries: {
    name: 'Industries',
    title: `Industries: retail, SaaS, media and finance | ${site.name}`,
    description:
      'How adaptive AI works in e-commerce, SaaS, media and financial services: the problem, the signals and a worked example for each.',
  },
  contact: {
    name: 'Contact',
    title: `Contact ${site.name} and request a demo`,
    description:
      'Write to sales, support or partnerships, or request a demo and tell us which question you would like answered.',
  },
  api: {
    name: 'Developer API',
    title: `API documentation | ${site.name}`,
    description:
      'Every call with its fields, responses and errors, a curl command to copy, a form to try it here and an OpenAPI file.',
  },
  cases: {
    name: 'Case Studies',
    title: `AI case studies: illustrative examples | ${site.name}`,
    description:
      'Worked examples of adaptive AI, step by step: the problem, what changed, the result and how we would measure it.',
  },
  pricing: {
    name: 'Pricing',
    title: `Pricing and plans, ${claims.freeTrial.value} ${claims.freeTrial.label} | ${site.name}`,
    description: `Compare plans side by side and start with a ${claims.freeTrial.value} ${claims.freeTrial.label}. The prices shown are illustrative examples.`,
  },
  settings: {
    name: 'Settings',
    title: `Account settings and privacy | ${site.name}`,
    description:
      'Switch personalization on or off, pick a visual theme, and see, download or delete the data this site has about you.',
  },
  compare: {
    name: 'Compare',
    title: `Compare two views of this site | ${site.name}`,
    description:
      'Two visitors, one page: choose who they are, scroll both versions together and see every changed word marked.',
  },
};

export const notFoundMetadata = {
  title: `Page not found | ${site.name}`,
  description: 'There is nothing at this address. Search the site or start again from the home page.',
} as const satisfies Omit<PageMetadata, 'name'>;
