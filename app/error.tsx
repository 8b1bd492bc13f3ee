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
 * In the place of the page. A DOM error comes from a page that another program has changed: React has nothing left to
 * work on, and the same page loaded anew works, so that is tried first.
 */
export default function ErrorPage({ error }: { error: Error }) {
  const isReloading = error instanceof DOMException && readLanding().isNew;
  useEffect(() => {
    reportClientError('error-page');
    if (isReloading) window.location.reload();
  }, [isReloading]);
  if (isReloading) return null;
  return (
    <Container className="grid gap-5 py-section">
      <h1 className="text-heading">{heading}</h1>
      <p className="max-w-prose">{text}</p>
      <div className="flex flex-wrap gap-3">
        {/* With a target the browser follows the link itself, whatever has become of the scripts. */}
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
