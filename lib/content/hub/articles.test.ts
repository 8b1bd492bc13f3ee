import { HUB_CATEGORIES } from '@/lib/personalization/content-hub';
import { CLUSTERS, SEGMENTS } from '@/lib/personalization/persona';
import { contentBlockCopy } from '../content-blocks';
import { recommendationItems } from '../recommendations';
import { hubArticles } from './articles';

const ids: string[] = hubArticles.map(({ id }) => id);

test('there are at least 16 articles, each with an id of its own', () => {
  expect(new Set(ids).size).toBe(hubArticles.length);
  expect(hubArticles.length).toBeGreaterThanOrEqual(16);
});

test('every category, kind, difficulty, segment and cluster has an article', () => {
  const covered = (values: readonly string[]) => [...new Set(values)].sort();
  expect(covered(hubArticles.map(({ category }) => category))).toEqual(
    HUB_CATEGORIES.filter((category) => category !== 'all').toSorted(),
  );
  expect(covered(hubArticles.map(({ type }) => type))).toEqual([
    'article',
    'case-study',
    'video',
    'whitepaper',
  ]);
  expect(covered(hubArticles.map(({ difficulty }) => difficulty))).toEqual([
    'advanced',
    'beginner',
    'intermediate',
  ]);
  expect(covered(hubArticles.flatMap(({ segments }) => segments))).toEqual(SEGMENTS.toSorted());
  expect(covered(hubArticles.flatMap(({ clusters }) => clusters))).toEqual(CLUSTERS.toSorted());
});

test.each(hubArticles.map((article) => [article.id, article] as const))(
  '%s has between 350 and 600 words',
  (_, { sections }) => {
    const words = sections
      .flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list])
      .join(' ')
      .split(/\s+/);
    expect(words.length).toBeGreaterThanOrEqual(350);
    expect(words.length).toBeLessThanOrEqual(600);
  },
);

test('every link to an article finds it', () => {
  const links: string[] = [
    ...recommendationItems.map(({ url }) => url),
    ...Object.values(contentBlockCopy).flatMap(({ cta }) => [cta.primary.href, cta.secondary.href]),
  ];
  const linked = links.filter((link) => link.startsWith('/content-hub#')).map((link) => link.split('#')[1]);
  expect(linked.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
});
