import { describeValue } from '@/components/personalization/describe-rule';
import { SiteLink } from '@/components/ui/site-link';
import { isDemoView } from '@/lib/browser/demo-view';
import { shareUrl } from '@/lib/browser/persona-url';
import { whyCopy } from '@/lib/content/why';
import type { Reason } from '@/lib/personalization/decision';
import { CLUSTERS, SEGMENTS, type Persona } from '@/lib/personalization/persona';
import { listPersonaFields } from '@/lib/personalization/replay-reason';

const { heading, note, noteInDemo, compare } = whyCopy.seeAs;

/** Ways to the same page for others. Their words are on their page alone, so none were sent with this one. */
export function WhySeeAs({ reasons, persona }: { reasons: readonly Reason[]; persona: Persona }) {
  const fields = new Set(reasons.flatMap(listPersonaFields));
  if (fields.size === 0) return null;
  const segments = fields.has('segment') ? SEGMENTS.filter((segment) => segment !== persona.segment) : [];
  const clusters = fields.has('cluster') ? CLUSTERS.filter((cluster) => cluster !== persona.cluster) : [];
  const others = [
    ...segments.map((segment) => ({ who: segment, view: { ...persona, segment } })),
    ...clusters.map((cluster) => ({ who: cluster, view: { ...persona, cluster } })),
  ];
  return (
    <div data-slot="why-see-as" className="border-t pt-4">
      <p className="text-muted-foreground">{heading}</p>
      <ul className="flex flex-wrap gap-x-4">
        {others.map(({ who, view }) => (
          <li key={who}>
            <a
              href={shareUrl(window.location, view) + window.location.hash}
              className="inline-flex min-h-9 items-center"
            >
              {describeValue(who)}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-muted-foreground">
        <span>{isDemoView() ? noteInDemo : note}</span>{' '}
        <SiteLink href={compare.href}>{compare.label}</SiteLink>
      </p>
    </div>
  );
}
