import { Container } from '@/components/ui/container';
import type { Elements } from '@/components/ui/elements';
import { SiteLink } from '@/components/ui/links';
import { navigationCopy } from '@/lib/content/navigation';
import { site } from '@/lib/content/site';

const { label, note, columns } = navigationCopy.footer;

export function Footer({ children }: { children?: Elements }) {
  return (
    <footer
      data-slot="footer"
      className="@container/main border-t bg-surface-sunken pt-10 pb-20 in-data-notice:pb-56 md:in-data-notice:pb-24 lg:pb-8"
    >
      <Container>
        <div className="grid grid-cols-1 gap-x-8 gap-y-8 @2xl/main:grid-cols-[minmax(0,1.4fr)_minmax(0,2fr)]">
          <div className="max-w-sm">
            <p className="font-heading text-title font-semibold">{site.name}</p>
            <p className="mt-1.5 text-muted-foreground">{site.tagline}</p>
          </div>
          <nav
            aria-label={label}
            className="grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-x-4 gap-y-8 md:gap-x-8"
          >
            {columns.map((column) => (
              <div key={column.title}>
                <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">{column.title}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.label}>
                      <SiteLink href={link.href} className="quiet-link">
                        {link.label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div aria-hidden="true" className="mt-8 h-4 text-border-strong opacity-50 tick-scale" />
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-caption text-muted-foreground">
          {children}
          <p>{site.copyright}</p>
          <p className="max-w-xl">{note}</p>
        </div>
      </Container>
    </footer>
  );
}
