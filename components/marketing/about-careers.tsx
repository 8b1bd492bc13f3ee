import { buttonVariants } from '@/components/ui/button';
import { MailLink } from '@/components/ui/mail-link';
import { Section } from '@/components/ui/section';
import { aboutCopy } from '@/lib/content/pages/about';

const { heading, paragraphs, write, email, subject } = aboutCopy.careers;

export function AboutCareers() {
  return (
    <Section id="careers" title={heading} tone="sunken">
      <div className="max-w-[40rem] space-y-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <MailLink email={email} subject={subject} className={buttonVariants({ variant: 'secondary' })}>
          {write}
        </MailLink>
      </div>
    </Section>
  );
}
