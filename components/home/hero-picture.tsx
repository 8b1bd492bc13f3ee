import type { ComponentType } from 'react';
import { ForecastSummary } from '@/components/scenes/forecast-scene';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { heroPictureCopy } from '@/lib/content/hero-picture';
import { homeCopy } from '@/lib/content/home';
import { ruleCopy } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import { CLUSTERS, formatPersonaSlug, type Persona, type Segment } from '@/lib/personalization/persona';

const FRAME = 'rounded-panel border bg-surface-raised shadow-raised';
const TITLE = 'border-b px-5 py-3 text-caption text-muted-foreground';

/** What the hero's sentence promises: a forecast, the decision behind this page, or one page for three readers. */
export function HeroPicture({ persona }: { persona: Persona }) {
  const Picture = PICTURES[persona.segment];
  return <Picture persona={persona} />;
}

const PICTURES: Record<Segment, ComponentType<{ persona: Persona }>> = {
  'innovation-leader': ForecastPicture,
  developer: DecisionPicture,
  'sales-prospect': ReadersPicture,
};

function ForecastPicture({ persona }: { persona: Persona }) {
  return <ForecastSummary segment={persona.segment} />;
}

/** The request, the rule and the response of this very page. */
function DecisionPicture({ persona }: { persona: Persona }) {
  const { title, request, rule, response } = heroPictureCopy.decision;
  const { result, reason } = selectPrimaryCallToAction(persona.segment);
  const rows = [
    { label: request, code: `GET /\nsegment: ${persona.segment}\ncluster: ${persona.cluster}` },
    { label: `${rule}: ${ruleCopy[reason.ruleId].name}`, code: `segment = ${persona.segment}\n→ ${result}` },
    {
      label: response,
      code: `200 OK\nx-variant: ${formatPersonaSlug(persona)}\n<a>${callToActionCopy[result].label}</a>`,
    },
  ];
  return (
    <figure className={FRAME}>
      <figcaption className={TITLE}>{title}</figcaption>
      <ol className="grid gap-px bg-border">
        {rows.map(({ label, code }) => (
          <li key={label} className="bg-surface-raised px-5 py-4">
            <p className="text-caption font-medium">{label}</p>
            <pre className="mt-1.5 font-mono text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap text-primary">
              <code>{code}</code>
            </pre>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** This page's opening, and whom it would greet differently. No other visitor's copy is sent. */
function ReadersPicture({ persona: { segment, cluster } }: { persona: Persona }) {
  const { title, same } = heroPictureCopy.readers;
  const { options } = shellCopy.selectorBar.cluster;
  const action = callToActionCopy[selectPrimaryCallToAction(segment).result];
  return (
    <figure className={FRAME}>
      <figcaption className={TITLE}>{title}</figcaption>
      <div className="grid gap-px bg-border @lg/main:grid-cols-2">
        <div className="bg-surface-raised p-5">
          <p className="text-caption font-semibold text-accent">{options[cluster].label}</p>
          <p className="mt-3 font-heading text-title">{homeCopy.hero.copy[segment][cluster].headline}</p>
          <p className="mt-4">
            <span className="inline-block rounded-control bg-primary px-3 py-1.5 text-sm text-primary-foreground">
              {action.label}
            </span>
          </p>
        </div>
        <ul className="grid gap-px bg-border max-md:hidden">
          {CLUSTERS.filter((other) => other !== cluster).map((other) => (
            <li key={other} className="bg-surface-raised p-5">
              <p className="text-caption font-semibold">{options[other].label}</p>
              <p className="mt-1 text-muted-foreground">{options[other].description}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="border-t px-5 py-3 text-caption text-muted-foreground">{same}</p>
    </figure>
  );
}
