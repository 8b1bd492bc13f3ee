import { Icon } from '@/components/ui/icon';
import { MailLink } from '@/components/ui/mail-link';
import { Section } from '@/components/ui/section';
import { CONTACT_IDS, contactCopy } from '@/lib/content/pages/contact';

const { waysHeading, ways } = contactCopy;

export function ContactWays() {
  return (
    <Section id="addresses" title={waysHeading}>
      <ul className="grid gap-5 @3xl/main:grid-cols-3">
        {CONTACT_IDS.map((id) => (
          <li key={id} id={id} className="scroll-mt-6 rounded-card border bg-surface p-6 shadow-card">
            <Icon name={ways[id].icon} className="size-6 text-accent" />
            <h3 className="mt-5 text-title">{ways[id].title}</h3>
            <p className="mt-2 text-muted-foreground">{ways[id].text}</p>
            <MailLink
              email={ways[id].email}
              className="mt-4 inline-flex min-h-11 items-center font-medium wrap-anywhere text-primary underline underline-offset-4"
            />
            <p className="mt-2 text-caption text-muted-foreground">{ways[id].help}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
