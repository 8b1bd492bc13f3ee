import type { ComponentProps } from 'react';
import type { Href } from '@/lib/config/routes';

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Href };

/** Plain anchors, because sixty client components per page are too slow on phones. `SoftLinks` prevents the reload. */
export function SiteLink(props: SiteLinkProps) {
  return <a {...props} />;
}
