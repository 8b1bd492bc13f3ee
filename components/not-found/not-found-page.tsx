import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Page } from '@/components/ui/page';
import { SiteLink } from '@/components/ui/links';
import { ROUTE_IDS, ROUTES } from '@/lib/config/routes';
import { notFoundMetadata, pageMetadata } from '@/lib/content/metadata';
import { notFoundCopy, siteSearchCopy } from '@/lib/content/not-found';
import { site } from '@/lib/content/site';
import type { Persona } from '@/lib/personalization/persona';

const { heading, text, links } = notFoundCopy;

export function NotFoundPage({ persona, search }: { persona: Persona; search?: ReactNode }) {
  return (
    <Page segment={persona.segment} className="hero-background">
      <title>{notFoundMetadata.title}</title>
      <Container className="py-[clamp(3.5rem,2rem+8cqi,8rem)]">
        <div aria-hidden="true" className="h-5 max-w-[20rem] text-accent tick-scale" />
        <h1 className="mt-8 text-display">{heading}</h1>
        <p className="mt-5 max-w-[38rem] text-lede text-muted-foreground">{text}</p>
        <ul className="arrives-whole mt-8 flex flex-wrap gap-3">
          {links.map((link, index) => (
            <li key={link.href}>
              <ButtonLink href={link.href} variant={index === 0 ? 'primary' : 'secondary'}>
                {link.label}
              </ButtonLink>
            </li>
          ))}
        </ul>
        {search && <div className="mt-12">{search}</div>}
        <h2 className="mt-12 text-title">{siteSearchCopy.pages}</h2>
        <ul className="mt-4 grid gap-x-8 border-t @2xl/main:grid-cols-2">
          {ROUTE_IDS.map((id) => (
            <li key={id} className="relative border-b py-3.5">
              <SiteLink href={ROUTES[id]} className="stretched-link font-medium hover:underline">
                {pageMetadata[id].title.replace(` | ${site.name}`, '')}
              </SiteLink>
              <p className="mt-0.5 text-sm text-muted-foreground">{pageMetadata[id].description}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Page>
  );
}
