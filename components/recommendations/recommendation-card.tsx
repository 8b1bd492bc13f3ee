import { Card, CardTitle } from '@/components/ui/card';
import { SiteLink } from '@/components/ui/site-link';
import { Why } from '@/components/ui/why';
import type { Href } from '@/lib/config/routes';
import { recommendationLabels } from '@/lib/content/recommendations';
import type { Recommendation, RecommendationItem } from '@/lib/personalization/recommendations';
import { MatchScore } from './match-score';

type RecommendationCardProps = {
  item: Recommendation<RecommendationItem & { url: Href }>;
  /** A name for the score, by which the tutorial finds it. */
  scoreId?: string;
};

/** The whole card answers to a click; its name is the title's link alone. */
export function RecommendationCard({ item, scoreId }: RecommendationCardProps) {
  return (
    <Card className="group relative flex flex-col overflow-hidden transition-shadow hover:shadow-raised">
      <img
        src={item.imageUrl}
        alt=""
        width={480}
        height={200}
        loading="lazy"
        decoding="async"
        className="h-auto w-full border-b bg-inverse"
      />
      <div className="flex flex-1 flex-col p-6">
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-caption">
          <span className="font-medium text-primary">{recommendationLabels.type[item.type]}</span>
          <MatchScore id={scoreId} score={item.relevanceScore} dot={item.dot} />
        </p>
        <CardTitle className="mt-3">
          <SiteLink href={item.url} className="stretched-link group-hover:underline">
            {item.title}
          </SiteLink>
        </CardTitle>
        <p className="mt-2 mb-5 text-[0.9375rem] text-muted-foreground">{item.description}</p>
        <div className="mt-auto border-t pt-4 text-caption text-muted-foreground">
          <span>{`${item.category} · ${recommendationLabels.source[item.source]}`}</span>
          <Why label={item.title} reasons={[item.reason]} className="relative z-10 -mb-3 w-fit open:w-full" />
        </div>
      </div>
    </Card>
  );
}
