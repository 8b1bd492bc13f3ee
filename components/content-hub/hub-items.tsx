import { Drawing } from '@/components/ui/drawing';
import type { Elements } from '@/components/ui/elements';
import type { ArticleSection } from '@/lib/content/hub/article';
import { hubArticles } from '@/lib/content/hub/articles';
import type { SubjectId } from '@/lib/content/subjects';
import { subjectDrawings } from '@/lib/drawings/subject-drawings';
import { estimateReadTime, type HubItem } from '@/lib/personalization/content-hub';

export type ReadableHubItem = HubItem & { picture: SubjectId; sections: readonly ArticleSection[] };

export const hubItems: readonly ReadableHubItem[] = hubArticles.map((article) => ({
  ...article,
  readTime: estimateReadTime(article.sections.flatMap(textsOf)),
}));

function textsOf({ heading, paragraphs, list = [] }: ArticleSection): string[] {
  return [heading, ...paragraphs, ...list];
}

export type HubPictures = Partial<Record<SubjectId, Elements>>;

/** The pictures of the articles, rendered on the server to keep their code out of the browser. */
export const hubPictures: HubPictures = Object.fromEntries(
  hubItems.map(({ picture }) => [
    picture,
    <Drawing key={picture} paths={subjectDrawings[picture]} className="w-full border-b bg-surface-sunken" />,
  ]),
);
