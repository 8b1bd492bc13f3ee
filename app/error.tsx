'use client';

import { useEffect } from 'react';
import { ButtonLink, buttonVariants } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { readAddress } from '@/lib/browser/address';
import { readLanding } from '@/lib/browser/landing';
import { reportClientError } from '@/lib/browser/report-client-error';
import { shellCopy } from '@/lib/content/shell';

const { heading, text, retry, links } = shellCopy.error;

/**
 * Replaces the page. A DOM error comes from a page that an extension has changed. React cannot recover from it but a
 * reload can, so that is tried first.
 */
export default function ErrorPage({ error }: { error: Error }) {
  const isReloading = error instanceof DOMException && readLanding().isNew;
  useEffect(() => {
    reportClientError('error-page');
    if (isReloading) window.location.reload();
  }, [isReloading]);
  if (isReloading) return null;
  return (
    <Container className="grid gap-6 py-section">
      <h1 className="text-heading">{heading}</h1>
      <p className="max-w-prose">{text}</p>
      <div className="flex flex-wrap gap-3">
        {/* With a target the browser follows the link itself, even if the scripts are broken. */}
        <a href={readAddress()} target="_self" className={buttonVariants()}>
          {retry}
        </a>
        {links.map((link) => (
          <ButtonLink key={link.href} href={link.href} target="_self" variant="secondary">
            {link.label}
          </ButtonLink>
        ))}
      </div>
    </Container>
  );
}
