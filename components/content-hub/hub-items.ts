import type { ArticleSection } from '@/lib/content/hub/article';
import { hubArticles } from '@/lib/content/hub/articles';
import type { SubjectId } from '@/lib/content/subjects';
import { estimateReadTime, type HubItem } from '@/lib/personalization/content-hub';

export type ReadableHubItem = HubItem & { picture: SubjectId; sections: readonly ArticleSection[] };

export const hubItems: readonly ReadableHubItem[] = hubArticles.map((article) => ({
  ...article,
  readTime: estimateReadTime(article.sections.flatMap(textsOf)),
}));

function textsOf({ heading, paragraphs, list = [] }: ArticleSection): string[] {
  return [heading, ...paragraphs, ...list];
}
