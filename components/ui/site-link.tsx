import type { ComponentProps } from 'react';
import type { Href } from '@/lib/config/routes';

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Href };

/** Plain on purpose: sixty client components a page are too slow on a phone. `SoftLinks` avoids the reload. */
export function SiteLink(props: SiteLinkProps) {
  return <a {...props} />;
}
