import type { Elements } from '@/components/ui/elements';

type FeaturePanelProps = {
  id: string;
  title: string;
  intro: string;
  /** 'Why am I seeing this?', where the panel adapts. */
  why?: Elements;
  /** Stands beside the title where there is room. */
  aside?: Elements;
  children: Elements;
};

/** What a tab shows. `id` is the place that an address names; its title takes the focus of whoever is led there. */
export function FeaturePanel({ id, title, intro, why, aside, children }: FeaturePanelProps) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="scroll-mt-40 pt-2 pb-10 @3xl/main:scroll-mt-24 @3xl/main:pt-4"
    >
      <div className="arrives-whole mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 @3xl/main:mb-10">
        <div className="max-w-[44rem]">
          <h2 id={titleId} tabIndex={-1} className="text-heading outline-none">
            {title}
          </h2>
          <p className="mt-4 text-lede text-muted-foreground">{intro}</p>
          {why}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
