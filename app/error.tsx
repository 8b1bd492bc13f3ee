'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { shellCopy } from '@/lib/content/shell';

const { heading, text, retry, links } = shellCopy.error;

export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <Container className="grid gap-5 py-section">
      <h1 className="text-heading">{heading}</h1>
      <p className="max-w-prose">{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={reset}>{retry}</Button>
        {links.map((link) => (
          <ButtonLink key={link.href} href={link.href} variant="secondary">
            {link.label}
          </ButtonLink>
        ))}
      </div>
    </Container>
  );
}
