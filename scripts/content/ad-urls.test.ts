import { printAdUrls } from './ad-urls';

const row = {
  utm_campaign: 'autumn',
  utm_source: 'google',
  utm_medium: 'cpc',
  segment: 'developer',
  cluster: 'converter',
  message: 'first-call',
} as const;

test('each row has the whole address of its ad, and says what the ad leads to', () => {
  const rows = [row, { ...row, utm_content: 'video', utm_term: 'crm' }];
  expect(printAdUrls(rows, { 'first-call': { headline: 'One call' } }, 'https://attune.example')).toBe(
    `Ad URLs to paste, for the site at SITE_URL:
  https://attune.example/?utm_source=google&utm_medium=cpc&utm_campaign=autumn
    developer, converter: “One call”
  https://attune.example/?utm_source=google&utm_medium=cpc&utm_campaign=autumn&utm_content=video&utm_term=crm
    developer, converter: “One call”`,
  );
});
