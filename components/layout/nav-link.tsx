'use client';

import { useSitePath } from '@/components/hooks/use-site-path';
import { SiteLink, type SiteLinkProps } from '@/components/ui/site-link';
import { isActivePath } from './is-active-path';

/** A link that knows whether it leads to the section on screen; `aria-[current=page]:` styles it. */
export function NavLink(props: SiteLinkProps) {
  const path = useSitePath();
  return <SiteLink aria-current={isActivePath(props.href, path) ? 'page' : undefined} {...props} />;
}
