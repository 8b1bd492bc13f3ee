import type { ReactNode } from 'react';

type MailLinkProps = { email: string; subject?: string; className?: string; children?: ReactNode };

export function MailLink({ email, subject, className, children = email }: MailLinkProps) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a href={`mailto:${email}${query}`} className={className}>
      {children}
    </a>
  );
}
