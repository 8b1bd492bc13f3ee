import type { HubItem } from '@/lib/personalization/content-hub';
import type { SubjectId } from '../subjects';

export type ArticleSection = {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
};

/** A hub item as an editor writes it. Its read time is counted from the words, never typed. */
export type HubArticle = Omit<HubItem, 'readTime'> & {
  picture: SubjectId;
  sections: readonly ArticleSection[];
};
