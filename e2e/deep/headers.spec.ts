import { readResponses } from '../../server/responses.mjs';
import { PAGE_POLICY } from '../support/expected-headers';
import { judgePolicy, readDirectives } from '../support/judge-policy';
import { expect, test } from '../support/site';
import { SITE_FOLDER } from '../support/test-site.mjs';

test('every built page has a policy without findings', () => {
  const pages = [...readResponses(SITE_FOLDER).pages].filter(([, { headers }]) =>
    headers['content-type']?.startsWith('text/html'),
  );
  expect(pages.length).toBeGreaterThan(250);
  for (const [page, { headers }] of pages) {
    const policy = headers['content-security-policy'] ?? '';
    expect.soft(readDirectives(policy), page).toEqual(PAGE_POLICY);
    const findings = judgePolicy(policy).filter((finding) => !finding.startsWith('NONE '));
    expect.soft(findings, page).toEqual([]);
    expect.soft(policy, page).not.toMatch(/unsafe|\*|https?:/);
  }
});
