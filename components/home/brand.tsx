import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { homeCopy } from '@/lib/content/home';

const { heading, paragraphs, principles, more } = homeCopy.brand;

export function Brand() {
  const [opening, ...rest] = paragraphs;
  return (
    <section id="brand" data-slot="section" aria-labelledby="brand-title" className="py-section">
      <Container className="grid grid-cols-1 gap-x-16 gap-y-12 @4xl/main:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div>
          <h2 id="brand-title" className="eyebrow text-accent">
            {heading}
          </h2>
          <p className="mt-5 font-heading text-[clamp(1.5rem,1.1rem+2cqi,2.5rem)] leading-[1.22] font-(--heading-weight) tracking-(--heading-tracking) text-balance">
            {opening}
          </p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-6 max-w-[36rem] text-lede text-muted-foreground">
              {paragraph}
            </p>
          ))}
          <ButtonLink href={more.href} variant="secondary" className="mt-8">
            {more.label}
          </ButtonLink>
        </div>
        <ul className="border-t">
          {principles.map((principle) => (
            <li key={principle.title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-b py-5">
              <Icon name={principle.icon} className="mt-1 size-5 text-primary" />
              <div>
                <h3 className="text-title">{principle.title}</h3>
                <p className="mt-1 text-muted-foreground">{principle.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
