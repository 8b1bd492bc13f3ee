'use client';

import { useSitePath } from '@/components/hooks/use-site-path';
import { SiteLink, type SiteLinkProps } from '@/components/ui/links';

export function NavLink(props: SiteLinkProps) {
  const path = useSitePath();
  return <SiteLink aria-current={isActivePath(props.href, path) ? 'page' : undefined} {...props} />;
}

/** Home is active on its exact path, every other section on its path and all below it. */
export function isActivePath(href: string, path: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}
