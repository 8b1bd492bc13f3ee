import { absoluteUrl } from '@/lib/config/site-url';

test.each(['https://attune.example', 'https://attune.example/'])(
  '%s, with or without a trailing slash',
  (siteUrl) => {
    expect(absoluteUrl(siteUrl, '/')).toBe('https://attune.example/');
    expect(absoluteUrl(siteUrl, '/solutions#ai-automation')).toBe(
      'https://attune.example/solutions#ai-automation',
    );
    expect(absoluteUrl(siteUrl, '/sitemap.xml')).toBe('https://attune.example/sitemap.xml');
  },
);
