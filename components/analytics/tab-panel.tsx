import type { Elements } from '@/components/ui/elements';

type TabPanelProps = { id: string; heading: string; text: string; children: Elements };

/** The tab already shows the heading; it is drawn only where there are no tabs. */
export function TabPanel({ id, heading, text, children }: TabPanelProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="sr-only text-heading [@media(scripting:none)]:not-sr-only">
        {heading}
      </h2>
      <p className="mb-6 max-w-[44rem] text-muted-foreground">{text}</p>
      {children}
    </section>
  );
}
