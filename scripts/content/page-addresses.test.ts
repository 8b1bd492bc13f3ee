import { site } from '@/lib/content/site';
import { printAdUrls } from './page-addresses';

const row = {
  utm_campaign: 'autumn',
  utm_source: 'google',
  utm_medium: 'cpc',
  segment: 'developer',
  cluster: 'converter',
  message: 'first-call',
} as const;

test('each row has its ad’s full URL and describes the page that it leads to', () => {
  const rows = [row, { ...row, utm_content: 'video', utm_term: 'crm' }];
  expect(printAdUrls(rows, { 'first-call': { headline: 'One call' } }, 'https://attune.example')).toBe(
    `Ad URLs to paste, for the site at https://attune.example:
  https://attune.example/?utm_source=google&utm_medium=cpc&utm_campaign=autumn
    developer, converter: “One call”
  https://attune.example/?utm_source=google&utm_medium=cpc&utm_campaign=autumn&utm_content=video&utm_term=crm
    developer, converter: “One call”`,
  );
});

test('without SITE_URL, URLs use the address in site.ts instead of the editor’s machine, and the list says so', () => {
  const printed = printAdUrls([row], {}, undefined);
  expect(printed).toContain(`${site.url}/?utm_source=google`);
  expect(printed).toContain('SITE_URL is not set');
  expect(printed).not.toContain('localhost');
});
