import { CONTENT_BLOCK_IDS } from '@/lib/personalization/rules/content-blocks';
import { SEGMENTS } from '@/lib/personalization/persona';
import { scenesCopy } from '@/lib/content/scenes';
import { parsePath, textsOf } from '../support/http/page-parts';
import { personaHeaders } from '../support/http/read-page';

test.each(
  SEGMENTS.flatMap((segment) => [
    { segment, path: '/', place: '#recommendations', count: 6 },
    { segment, path: '/', place: '#industries', count: 8 },
    { segment, path: '/content-hub', place: '[role=tabpanel]', count: 4 },
    { segment, path: '/features', place: '#ai-content', count: CONTENT_BLOCK_IDS.length },
  ]),
)('$path $place: all cards for $segment have different pictures', async ({ segment, path, place, count }) => {
  const { document } = await parsePath(path, personaHeaders(`${segment}.explorer.returning`));
  const drawings = document.querySelector(place)?.querySelectorAll('[data-slot=drawing]') ?? [];
  expect(drawings).toHaveLength(count);
  expect(new Set([...drawings].map(({ innerHTML }) => innerHTML)).size).toBe(count);
});

test('a content block is illustrated by the scene of its product, titled for the segment', async () => {
  const { document } = await parsePath('/features', personaHeaders('developer.explorer.returning'));
  const figures = textsOf(document.querySelector('#ai-content'), 'figure').join(' ');
  expect(figures).toContain(scenesCopy['ai-automation'].words.developer.title);
});
