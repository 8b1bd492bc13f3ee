import type { Guard } from './guard';

const test = { project: 'unit', test: 'scripts/build/site-headers.test.ts' } as const;
const POLICY = 'scripts/build/content-security-policy.mjs';

export const headerGuards = [
  {
    name: 'the policy begins with nothing',
    file: POLICY,
    text: '"default-src \'none\'",',
    without: '',
    ...test,
  },
  {
    name: 'only a page’s own inline scripts run',
    file: POLICY,
    text: 'scriptSource(hashesOf(html, INLINE_SCRIPT))',
    without: "`script-src 'self' 'unsafe-inline'`",
    ...test,
  },
  {
    name: 'no file runs because its address stands in the page',
    file: POLICY,
    text: '["\'strict-dynamic\'"]',
    without: '[]',
    ...test,
  },
  {
    name: 'no base element moves the addresses',
    file: POLICY,
    text: '"base-uri \'none\'",',
    without: '',
    ...test,
  },
  {
    name: 'no other site frames a page',
    file: POLICY,
    text: '"frame-ancestors \'self\'",',
    without: '',
    ...test,
  },
  { name: 'no form goes elsewhere', file: POLICY, text: '"form-action \'self\'",', without: '', ...test },
  {
    name: 'Trusted Types are enforced',
    file: POLICY,
    text: '"require-trusted-types-for \'script\'",',
    without: '',
    ...test,
  },
  {
    name: 'no file is sniffed',
    file: 'next.config.mjs',
    text: "'X-Content-Type-Options': 'nosniff',",
    without: '',
    ...test,
  },
  {
    name: 'https stays https',
    file: 'next.config.mjs',
    text: "'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',",
    without: '',
    ...test,
  },
] as const satisfies readonly Guard[];
