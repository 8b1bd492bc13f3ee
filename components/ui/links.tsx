import type { ComponentProps, ReactNode } from 'react';
import type { Href } from '@/lib/config/routes';

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Href };

/** Plain anchors, because sixty client components per page are too slow on phones. `SoftLinks` prevents the reload. */
export function SiteLink(props: SiteLinkProps) {
  return <a {...props} />;
}

type MailLinkProps = { email: string; subject?: string; className?: string; children?: ReactNode };

export function MailLink({ email, subject, className, children = email }: MailLinkProps) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a href={`mailto:${email}${query}`} className={className}>
      {children}
    </a>
  );
}
