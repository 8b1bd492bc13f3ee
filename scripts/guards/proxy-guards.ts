import type { Guard } from './guard';

const test = { project: 'unit', test: 'deploy/nginx-rules.test.ts' } as const;
const SITE = 'deploy/nginx/site.conf.template';

export const proxyGuards = [
  {
    name: 'a page is kept under its persona',
    file: SITE,
    text: 'proxy_cache_key "$realpath_root $scheme $request_uri $page_persona$page_consent ',
    without: 'proxy_cache_key "$realpath_root $scheme $request_uri $page_consent ',
    ...test,
  },
  {
    name: 'a page is kept under the answer about consent',
    file: SITE,
    text: 'proxy_cache_key "$realpath_root $scheme $request_uri $page_persona$page_consent ',
    without: 'proxy_cache_key "$realpath_root $scheme $request_uri $page_persona ',
    ...test,
  },
  {
    name: 'a page is kept under the privacy signal',
    file: SITE,
    text: '$page_persona$page_consent $page_privacy $page_encoding";',
    without: '$page_persona$page_consent $page_encoding";',
    ...test,
  },
  {
    name: 'a compressed page is for who takes one',
    file: SITE,
    text: '$page_persona$page_consent $page_privacy $page_encoding";',
    without: '$page_persona$page_consent $page_privacy";',
    ...test,
  },
  {
    name: 'a kept page is made from what its name says alone',
    file: SITE,
    text: 'proxy_pass_request_headers off;',
    without: '',
    ...test,
  },
  {
    name: 'a persona that the site did not write is kept by nobody',
    file: SITE,
    text: '  "~(?:^|; *)persona(?:[=;]|$)" !;\n',
    without: '',
    ...test,
  },
  {
    name: 'a cookie that comes twice is kept by nobody',
    file: SITE,
    text: '  "~(?:^|;) *persona(?:[=;]|$).*; *persona(?:[=;]|$)" !;\n',
    without: '',
    ...test,
  },
  {
    name: 'a demo view is kept by nobody',
    file: SITE,
    text: '  "~(?:^|; *)(?:{{bypassCookies}})(?:[=;]|$)" !;\n',
    without: '',
    ...test,
  },
  {
    name: 'a write that an instance has read is not sent again',
    file: SITE,
    text: 'proxy_next_upstream error timeout;',
    without: 'proxy_next_upstream error timeout non_idempotent;',
    ...test,
  },
  {
    name: 'a deletion is sent once',
    file: SITE,
    text: '  ~^(?:PUT|DELETE)$ 1;\n',
    without: '',
    ...test,
  },
  {
    name: 'an instance that is taken out is asked nothing',
    file: 'deploy/nginx/render.mjs',
    text: 'set $pool adaptive_site_without_${flag};',
    without: 'set $pool adaptive_site;',
    ...test,
  },
  {
    name: 'the metrics are not for the outside',
    file: SITE,
    text: 'location ^~ /api/metrics {',
    without: 'location ^~ /api/no-metrics {',
    ...test,
  },
  {
    name: 'a network has so many requests under way, and no more',
    file: SITE,
    text: '  limit_conn adaptive_addresses 256;\n',
    without: '',
    ...test,
  },
  {
    name: 'a call that is one too many at nginx gets a problem',
    file: SITE,
    text: '    error_page 429 @api_too_many;\n',
    without: '',
    ...test,
  },
] as const satisfies readonly Guard[];
