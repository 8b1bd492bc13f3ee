import type { Cluster, Segment } from '@/lib/personalization/persona';
import type { Link } from '../calls-to-action';

export type TitledText = { title: string; text: string };

/** The top of a page. The heading is the page's only h1; the lede differs by segment. */
export type PageHeadCopy = { eyebrow: string; heading: string; lede: Record<Segment, string> };

/** The end of a page: the likely next steps of each kind of visitor. */
export type PageCloseCopy = Record<Cluster, TitledText & { links: readonly [Link, ...Link[]] }>;

export type { Link };
