import type { HubItem } from '@/lib/personalization/content-hub';
import type { SubjectId } from '../subjects';

export type ArticleSection = { heading: string; paragraphs: readonly string[]; list?: readonly string[] };

/** A hub article. Its read time is calculated from the text. */
export type HubArticle = Omit<HubItem, 'readTime'> & {
  picture: SubjectId;
  sections: readonly ArticleSection[];
};
