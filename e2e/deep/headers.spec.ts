import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_POLICY } from '../support/expected-headers';
import { judgePolicy, readDirectives } from '../support/judge-policy';
import { expect, test } from '../support/site';
import { SITE_FOLDER } from '../support/test-site.mjs';

const BUILT = join(SITE_FOLDER, '.next/server/app');

test('every built page, including the error pages, has a policy without findings', async () => {
  const files = await readdir(BUILT, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(250);
  expect(pages).toEqual(expect.arrayContaining(['_global-error.html', '_not-found.html']));
  for (const page of pages) {
    const meta = JSON.parse(await readFile(join(BUILT, page.replace(/\.html$/, '.meta')), 'utf8'));
    const policy: string = meta.headers['content-security-policy'];
    expect.soft(readDirectives(policy), page).toEqual(PAGE_POLICY);
    const findings = judgePolicy(policy).filter((finding) => !finding.startsWith('NONE '));
    expect.soft(findings, page).toEqual([]);
    expect.soft(policy, page).not.toMatch(/unsafe|\*|https?:/);
  }
});
