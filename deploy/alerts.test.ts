import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, 'monitoring');
const rules = readFileSync(join(ROOT, 'alerts.yml'), 'utf8');
const cases = readFileSync(join(ROOT, 'alerts.test.yml'), 'utf8');
const alerts = rules
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => [text.split(/\s/, 1)[0] ?? '', text] as const);

test.each(alerts)('%s is of this job, has severity and texts, and a case', (name, text) => {
  const selectors = text.match(/(?:\{[^{}$]*="[^{}]*\})/g) ?? [];
  expect(selectors.length).toBeGreaterThan(0);
  expect(selectors.filter((selector) => !selector.includes('job="adaptive-site"'))).toEqual([]);
  expect(text).toMatch(/severity: (?:page|ticket) \}\n/);
  expect(text).toMatch(/summary: '.+'\n {10}description: '.+'/);
  expect(cases).toContain(`alertname: ${name}\n`);
});

const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: ROOT, encoding: 'utf8' });
// Debian's package prometheus has it.
const withPromtool = promtool('--version').status === 0 ? test : () => {};

withPromtool('the cases hold', () => {
  const { status, stdout, stderr } = promtool('test', 'rules', 'alerts.test.yml');
  expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
});
