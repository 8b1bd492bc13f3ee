import { CLUSTERS, SEGMENTS } from '@/lib/personalization/persona';
import { selectRecommendations } from '@/lib/personalization/recommendations';
import { ROUTES } from '../config/routes';
import { hubArticles } from './hub/articles';
import { recommendationItems } from './recommendations';

const AUDIENCES = SEGMENTS.flatMap((segment) => CLUSTERS.map((cluster) => ({ segment, cluster })));

test.each(AUDIENCES)('no two recommendations for $segment, $cluster have the same picture', (audience) => {
  const items = selectRecommendations(recommendationItems, {
    ...audience,
    limit: recommendationItems.length,
  });
  expect(items.length).toBeGreaterThan(6);
  expect(new Set(items.map(({ picture }) => picture)).size).toBe(items.length);
  expect(new Set(items.map(({ imageUrl }) => imageUrl)).size).toBe(items.length);
});

test('no two articles have the same picture', () => {
  expect(new Set(hubArticles.map(({ picture }) => picture)).size).toBe(hubArticles.length);
});

test('a recommended article has the picture that it has in the Content Hub', () => {
  const pictures = new Map(hubArticles.map(({ id, picture }) => [`${ROUTES.contentHub}#${id}`, picture]));
  for (const { url, picture } of recommendationItems)
    if (pictures.has(url)) expect(picture).toBe(pictures.get(url));
});
