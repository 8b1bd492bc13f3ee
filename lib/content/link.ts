import type { Href } from '@/lib/config/routes';

/** A place on this site and the words that lead there. */
export type Link = { label: string; href: Href };
