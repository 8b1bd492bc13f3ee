import type { ComponentProps } from 'react';
import type { Href } from '@/lib/config/routes';

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Href };

/**
 * A link within the site. Plain on purpose: a page has sixty of them, and sixty client components cost a phone
 * more than the rest of its start. `SoftLinks` in the layout follows all of them without a reload.
 */
export function SiteLink(props: SiteLinkProps) {
  return <a {...props} />;
}
