import type { ComponentProps } from 'react';
import type { Href } from '@/lib/config/routes';

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Href };

/**
 * Internal link. Plain on purpose: sixty client components per page are too expensive on a phone. `SoftLinks` in the
 * layout navigates without a reload.
 */
export function SiteLink(props: SiteLinkProps) {
  return <a {...props} />;
}
