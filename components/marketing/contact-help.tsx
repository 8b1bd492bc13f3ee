import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { contactCopy } from '@/lib/content/pages/contact';

const { helpHeading, help } = contactCopy;

export function ContactHelp() {
  return (
    <Section id="answers" title={helpHeading}>
      <ul className="grid gap-x-8 gap-y-10 @3xl/main:grid-cols-3">
        {help.map(({ title, text, link }) => (
          <li key={title} className="border-t-2 border-foreground pt-5">
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 mb-4 text-muted-foreground">{text}</p>
            <ButtonLink href={link.href} variant="secondary">
              {link.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
