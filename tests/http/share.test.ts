import { metaOf, pathOf } from '../support/http/page-parts';
import { fetchSite, readPage } from '../support/http/read-page';

test('a link preview shows the picture of the shared page', async () => {
  const view = { page: '/pricing', persona: { segment: 'developer', cluster: 'explorer', visitor: 'new' } };
  const created = await fetchSite('/api/share-links', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
  });
  expect(created.status).toBe(201);
  // As a crawler does: follows the redirect without cookies.
  const crawler = { 'user-agent': 'Slackbot-LinkExpanding 1.0' };
  const opened = await fetchSite((await created.json()).path, { headers: crawler });
  expect(opened.status).toBe(303);
  const { document } = await readPage(opened.headers.get('location') ?? '', crawler);
  expect(metaOf(document, 'og:image').map(pathOf)).toEqual(['/images/share/pricing.png']);
});
