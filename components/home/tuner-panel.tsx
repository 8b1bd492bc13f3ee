import { shellCopy } from '@/lib/content/shell';
import { tunerCopy } from '@/lib/content/tuner';
import type { HeroMessageId } from '@/lib/content/hero-messages';
import { listOptions } from '@/components/ui/select-option';
import { ROUTES } from '@/lib/config/routes';
import type { Persona } from '@/lib/personalization/persona';
import { listChanges } from './describe-changes';
import { TunerCaption, TunerScale } from './tuner';

const { segment, cluster, visitor } = shellCopy.selectorBar;

const ROWS = [
  { field: 'segment', copy: segment },
  { field: 'cluster', copy: cluster },
  { field: 'visitor', copy: visitor },
] as const;

type TunerPanelProps = { persona: Persona; message: HeroMessageId | null };

export function TunerPanel({ persona, message }: TunerPanelProps) {
  return (
    <section
      data-slot="inverse"
      aria-labelledby="tuner-title"
      className="@container/tuner rounded-panel border border-inverse-border bg-inverse text-inverse-foreground"
    >
      <h2 id="tuner-title" className="sr-only">
        {tunerCopy.heading}
      </h2>
      <div data-scripted className="tuner">
        {ROWS.map(({ field, copy }) => (
          <div key={field} role="radiogroup" aria-labelledby={`tuner-${field}-label`} className="tuner-row">
            <p id={`tuner-${field}-label`} className="sr-only">
              {copy.label}
            </p>
            <TunerScale field={field} />
          </div>
        ))}
        <p data-slot="page-changes" className="tuner-caption">
          <TunerCaption changes={listChanges(persona, message)}>
            <span className="in-data-standard:hidden">{tunerCopy.hint}</span>
            <span className="hidden in-data-standard:inline">{tunerCopy.standard}</span>
          </TunerCaption>
        </p>
      </div>
      <noscript>
        <TunerLinks persona={persona} />
      </noscript>
    </section>
  );
}

/** The scales without scripts, as links to the addresses that copying a link produces. */
function TunerLinks({ persona }: { persona: Persona }) {
  return (
    <div className="tuner">
      {ROWS.map(({ field, copy }) => (
        <div key={field} className="tuner-row">
          <h3 className="text-caption font-normal tracking-normal text-inverse-muted">{copy.label}</h3>
          <ul className="flex flex-wrap gap-x-6">
            {listOptions(copy.options).map(({ value, label }) => (
              <li key={value}>
                <a
                  href={`${ROUTES.home}?${new URLSearchParams({ ...persona, [field]: value })}`}
                  rel="nofollow"
                  aria-current={value === persona[field] ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 aria-[current]:font-semibold aria-[current]:text-accent-on-inverse aria-[current]:no-underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
