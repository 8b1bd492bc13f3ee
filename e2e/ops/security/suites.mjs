import { listSpecs, runJest, runPlaywright } from '../../../scripts/shared/run-tests.mjs';

/** The table's rows by test file: what is checked, and the bar. */
const BROWSER = {
  headers: ['headers of every page, file, call and refusal', '0 differences'],
  policy: ['policy violations that the suite would miss', '0'],
  payloads: ['script payloads that ran, by sink', '0'],
  'cross-site': ['rows changed, and pages read, framed or controlled by other sites', '0'],
  secrets: ['secrets and visitor input in logs and responses', '0'],
};
const CALLS = {
  'e2e/calls/id-sweep.test.ts': ['every call × cookie × id: foreign data, changed rows', '0'],
  'e2e/calls/cross-site.test.ts': ['every write × kind of cross-site request: changed rows', '0'],
  'e2e/calls/cookie-forgeries.test.ts': ['forged, injected and junk cookies that are accepted', '0'],
  'e2e/calls/ownership.test.ts': ['visitor cookies off by a bit or a letter', '0'],
  'e2e/calls/share-links.test.ts': ['demo links tampered with that open', '0'],
  'e2e/calls/request-guards.test.ts': ['types, sizes and methods wrongly accepted', '0'],
  'e2e/calls/token-usage.test.ts': ['minutes above the token budget, two instances', '0'],
  'e2e/calls/analyze-with-model.test.ts': ['the same under rotating cookies', '0'],
  'e2e/calls/report-payloads.test.ts': ['formulas and payloads in the CSV and the campaign report', '0'],
};
const UNIT = {
  'e2e/ops/security/dependencies.test.ts': ['packages below their floor, unpinned or without a hash', '0'],
};

function toRow([check, bar], name, passed, failed, skipped = 0) {
  const isGood = failed === 0 && passed > 0;
  const figure = `${failed} failed, ${passed} passed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return { check, by: name, figure, bar, verdict: isGood ? 'ok' : 'MISSED' };
}

async function runSuites(project, suites, env) {
  const args = ['--', ...Object.keys(suites)];
  const { output, report } = await runJest([project], args, { name: `security-${project}`, env });
  const { testResults = [] } = report;
  const rows = Object.entries(suites).map(([path, words]) => {
    const found = testResults.find(({ name }) => name.endsWith(path));
    const count = (status) => found?.assertionResults.filter((one) => one.status === status).length ?? 0;
    return toRow(words, `${path.split('/').at(-1)} (${project})`, count('passed'), count('failed'));
  });
  return { rows, output };
}

/** Runs the handler tests, sweeping `ids` user ids. */
export const runCalls = (project, ids) => runSuites(`handlers-${project}`, CALLS, { SWEEP_IDS: String(ids) });
export const runUnit = () => runSuites('unit', UNIT, {});

/** Runs the browser tests against a server on `port`. */
export async function runBrowser(port) {
  const names = Object.keys(BROWSER).map((name) => `/${name}.spec.ts`);
  const { output, report } = await runPlaywright(
    'playwright.config.ts',
    ['--retries=0', ...names],
    { name: 'security-browser', env: { TEST_PORT: String(port) } },
  );
  const { suites = [] } = report ?? {};
  const rows = Object.entries(BROWSER).map(([name, words]) => {
    const specs = suites.filter((suite) => suite.file === `${name}.spec.ts`).flatMap(listSpecs);
    const skipped = specs.filter(({ tests }) => tests.every((one) => one.status === 'skipped')).length;
    const failed = specs.filter(({ ok }) => !ok).length;
    return toRow(words, `${name}.spec.ts`, specs.length - failed - skipped, failed, skipped);
  });
  return { rows, output };
}
