import { callToActionCopy } from '@/lib/content/calls-to-action';
import type { Place, PlaceCopy } from '@/lib/content/experiment';
import { homeCopy } from '@/lib/content/home';
import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import type { Cluster, Segment } from '@/lib/personalization/persona';

/** Where in lib/content a place's copy is written, and that copy, without an experiment. */
type PlaceDetails<Copy> = {
  name: string;
  fields: Readonly<Record<keyof Copy, string>>;
  file: string;
  path: (segment: Segment, cluster: Cluster) => readonly string[];
  control: (segment: Segment, cluster: Cluster) => Copy;
};

const LINES = { headline: 'The headline', text: 'The sentence below it' };
const HEAD = { heading: LINES.headline, lede: LINES.text };

/** In the order of the site; fields in the order of the page. */
export const PLACES: { readonly [P in Place]: PlaceDetails<PlaceCopy[P]> } = {
  'home-hero': {
    name: 'the top of the home page',
    fields: { eyebrow: 'The line above the headline', headline: LINES.headline, lede: LINES.text },
    file: 'home.ts',
    path: (segment, cluster) => ['hero', 'copy', segment, cluster],
    control: (segment, cluster) => homeCopy.hero.copy[segment][cluster],
  },
  'home-action': {
    name: 'the main button of the home page',
    fields: { label: 'The button' },
    file: 'calls-to-action.ts',
    path: () => [],
    control: (segment) => callToActionCopy[selectPrimaryCallToAction(segment).result],
  },
  'home-values': {
    name: 'the section on the home page about what it changes',
    fields: HEAD,
    file: 'home.ts',
    path: (segment) => ['valuePropositions', segment],
    control: (segment) => homeCopy.valuePropositions[segment],
  },
  'home-closing': {
    name: 'the end of the home page',
    fields: LINES,
    file: 'home.ts',
    path: (segment, cluster) => ['closing', segment, cluster],
    control: (segment, cluster) => homeCopy.closing[segment][cluster],
  },
  'pricing-head': {
    name: 'the top of the pricing page',
    fields: HEAD,
    file: 'pages/pricing.ts',
    path: () => ['head'],
    control: (segment) => ({ ...pricingCopy.head, lede: pricingCopy.head.lede[segment] }),
  },
  'demo-request': {
    name: 'the form on the contact page',
    fields: { heading: 'The title', send: 'The button' },
    file: 'pages/demo-request.ts',
    path: () => [],
    control: () => demoRequestCopy,
  },
};
