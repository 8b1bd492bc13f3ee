import { offlinePagePolicy, renderOfflinePage } from './offline-page';

const built = { mark: '<svg></svg>', style: 'body{margin:0}', script: 'void 0', nonce: 'abc' };
const savedAt = new Date(2026, 10, 21, 14, 5);

test('the requested page can be retried, and stored copies can be opened', () => {
  const html = renderOfflinePage({
    ...built,
    address: '/pricing',
    copies: [{ path: '/features', variant: 'developer.explorer.new', savedAt }],
  });
  expect(html).toContain('<h1>This page needs a connection</h1>');
  expect(html).toContain('<a class="button" href="/pricing">Try again</a>');
  expect(html).toContain('<a href="/features">Features: see the personalization work</a>');
  expect(html).toMatch(/as it was on Nov 21, 2026, 2:05\sPM/);
});

test('without copies it says so', () => {
  const html = renderOfflinePage({ ...built, address: '/', copies: [] });
  expect(html).toContain('No pages are saved for your current view yet.');
  expect(html).not.toContain('<ul>');
});

test('an address is escaped', () => {
  const html = renderOfflinePage({ ...built, address: `/x?"><script>'&`, copies: [] });
  expect(html).toContain('href="/x?&quot;&gt;&lt;script&gt;&#39;&amp;"');
});

test('its policy allows only its own style and script', () => {
  expect(offlinePagePolicy('abc')).toMatch(
    /^default-src 'none'; style-src 'nonce-abc'; script-src 'nonce-abc'/,
  );
});
