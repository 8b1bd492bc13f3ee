import type { Href } from '@/lib/config/routes';

export type Link = { label: string; href: Href };
