'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import type { Href } from '@/lib/config/routes';

export type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: Href };

/** A link within the site. It prefetches when the visitor aims at it, never on sight. */
export function SiteLink({ href, onPointerEnter, onFocus, ...props }: SiteLinkProps) {
  const router = useRouter();
  return (
    <Link
      {...props}
      href={href}
      prefetch={false}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        router.prefetch(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        router.prefetch(href);
      }}
    />
  );
}
