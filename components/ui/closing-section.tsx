import { Container } from './container';
import type { Elements } from './elements';

type ClosingSectionProps = {
  titleId: string;
  title: string;
  text: string;
  why: Elements;
  /** Where to go from here. */
  actions: Elements;
  children?: Elements;
};

/** The dark band that a page ends with. */
export function ClosingSection({ titleId, title, text, why, actions, children }: ClosingSectionProps) {
  return (
    <section
      data-slot="inverse"
      aria-labelledby={titleId}
      className="border-t border-inverse-border bg-inverse text-inverse-foreground"
    >
      <Container className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8 py-section">
        <div className="max-w-[42rem] min-w-0">
          <h2 id={titleId} className="text-heading">
            {title}
          </h2>
          <p className="mt-4 text-lede text-inverse-muted">{text}</p>
          {why}
        </div>
        {actions}
      </Container>
      {children}
    </section>
  );
}
