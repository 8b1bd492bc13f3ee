import { Drawing } from '@/components/ui/drawing';
import type { Elements } from '@/components/ui/elements';
import { keepTogether } from '@/components/ui/keep-together';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/links';
import { Why } from '@/components/ui/why';
import type { Href } from '@/lib/config/routes';
import { homeCopy } from '@/lib/content/home';
import { recommendationItems, recommendationLabels } from '@/lib/content/recommendations';
import type { SubjectId } from '@/lib/content/subjects';
import { whyCopy } from '@/lib/content/why';
import { subjectDrawings } from '@/lib/drawings/subject-drawings';
import { explainCopy } from '@/lib/personalization/decide-persona';
import { DEFAULT_PERSONA, type Cluster, type Persona } from '@/lib/personalization/persona';
import {
  selectRecommendations,
  type MatchDot,
  type Recommendation,
  type RecommendationItem,
} from '@/lib/personalization/recommendations';
import { cn } from '@/lib/utils';

type RecommendationsProps = { persona: Persona; limit?: number; children?: Elements };

export function Recommendations({ persona, limit, children }: RecommendationsProps) {
  const { heading, lede } = homeCopy.recommendations[persona.cluster];
  const { segment, cluster } = persona;
  return (
    <Section
      id="recommendations"
      title={heading}
      intro={lede}
      why={<Why label={whyCopy.blocks.recommendations} reasons={[explainCopy({ segment, cluster })]} />}
    >
      <ul className="snap-row grid gap-4 md:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
        {selectRecommendations(recommendationItems, { segment, cluster, limit }).map((item, index) => (
          <li key={item.id} className="grid grid-cols-1">
            <RecommendationCard
              item={item}
              source={describeOrigin(item, cluster)}
              scoreId={index === 0 ? 'first-match' : undefined}
            />
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}

type RecommendationCardProps = {
  item: Recommendation<RecommendationItem & { url: Href; picture: SubjectId }>;
  source: string;
  scoreId?: string;
};

/** Nobody was seen on the standard page, so its order is not called the visitor's doing. */
function describeOrigin({ source, reason }: Recommendation, cluster: Cluster): string {
  const isMovedUp = reason.signals.length > 0 && cluster !== DEFAULT_PERSONA.cluster;
  return isMovedUp ? recommendationLabels.movedUp : recommendationLabels.source[source];
}

function RecommendationCard({ item, source, scoreId }: RecommendationCardProps) {
  return (
    <div
      data-slot="card"
      className="group relative flex flex-col overflow-hidden rounded-card border bg-surface shadow-card transition-shadow hover:shadow-raised"
    >
      <Drawing paths={subjectDrawings[item.picture]} className="w-full border-b bg-surface-sunken" />
      <div className="flex flex-1 flex-col p-4">
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-caption">
          <span className="font-medium text-primary">{recommendationLabels.type[item.type]}</span>
          <MatchScore id={scoreId} score={item.relevanceScore} dot={item.dot} />
        </p>
        <h3 className="mt-2 font-heading text-base font-semibold">
          <SiteLink href={item.url} className="stretched-link group-hover:underline">
            {item.title}
          </SiteLink>
        </h3>
        <p className="mt-1 mb-3 text-caption text-muted-foreground">{keepTogether(item.description)}</p>
        <div className="mt-auto border-t pt-2 text-caption text-muted-foreground">
          <span>{`${item.category} · ${source}`}</span>{' '}
          <Why label={item.title} reasons={[item.reason]} className="relative z-10" />
        </div>
      </div>
    </div>
  );
}

const dotClass: Record<MatchDot, string> = { green: 'bg-success', blue: 'bg-info', grey: 'bg-neutral' };

function MatchScore({ id, score, dot }: { id?: string; score: number; dot: MatchDot }) {
  return (
    <span id={id} data-slot="match-score" className="inline-flex items-center gap-2 tabular-nums">
      <span
        data-dot={dot}
        aria-hidden="true"
        className={cn('size-2.5 rounded-full forced-color-adjust-none', dotClass[dot])}
      />
      <span>{`${score}% ${recommendationLabels.match}`}</span>
      <span className="sr-only">{`(${recommendationLabels.dot[dot]})`}</span>
    </span>
  );
}
