import type { HubItem } from '@/lib/personalization/content-hub';

export type ArticleSection = {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
};

/** A hub item as an editor writes it. Its read time is counted from the words, never typed. */
export type HubArticle = Omit<HubItem, 'readTime'> & { sections: readonly ArticleSection[] };
