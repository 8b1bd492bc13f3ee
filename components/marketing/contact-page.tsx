import { Page } from '@/components/ui/page';
import { PageHead } from '@/components/ui/page-head';
import { contactCopy } from '@/lib/content/pages/contact';
import type { Persona } from '@/lib/personalization/persona';
import { ContactDemo } from './contact-demo';
import { ContactHelp } from './contact-help';
import { ContactWays } from './contact-ways';

/** A converter meets the demo box first, everybody else the addresses. */
export function ContactPage({ persona }: { persona: Persona }) {
  const demo = <ContactDemo key="demo" segment={persona.segment} />;
  const ways = <ContactWays key="ways" />;
  return (
    <Page segment={persona.segment}>
      <PageHead copy={contactCopy.head} segment={persona.segment} cluster={persona.cluster} />
      {persona.cluster === 'converter' ? [demo, ways] : [ways, demo]}
      <ContactHelp />
    </Page>
  );
}
