import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMetrics, startMetrics } from '@/lib/metrics/metrics';
import { spawnSync } from 'node:child_process';

const ROOT = join(__dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const runbook = read('deploy/RUNBOOK.md');
const find = (pattern: RegExp) => [...new Set([...runbook.matchAll(pattern)].map(([, name]) => name ?? ''))];

test.each([
  [
    'figures',
    /`((?:site|http)_[a-z_]+?)(?:_count)?[`{]/g,
    'lib/metrics/metrics.ts',
    (name: string) => `name: '${name}'`,
  ],
  ['commands', /npm run ([\w:]+)/g, 'package.json', (name: string) => `"${name}": "node`],
  ['settings', /`([A-Z][A-Z_]+[A-Z])`/g, 'lib/config/env.ts', (name: string) => `${name}: `],
  ['outcomes', /outcome="([a-z-]+)"/g, 'lib/ai/model-reply.ts', (name: string) => `'${name}'`],
  ['tables', /(?:FROM|INTO) "(\w+)"/g, 'prisma/sqlite/schema.prisma', (name: string) => `model ${name} {`],
])('the %s that the runbook names exist', (_, pattern, file, spell) => {
  const names = find(pattern).filter((name) => name !== 'SQLITE_CORRUPT');
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !read(file).includes(spell(name)))).toEqual([]);
});

test.each(['alerts.yml', 'dashboard.json'])('the metrics of monitoring/%s exist', async (file) => {
  await startMetrics();
  const used = read(`deploy/monitoring/${file}`).matchAll(/\b(?:site|http|nodejs|process)_[a-z0-9_]+/g);
  const names = [...used].map(([name]) => name.replace(/_(?:count|bucket)$/, ''));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !findMetrics()?.registry.getSingleMetric(name))).toEqual([]);
});

const MONITORING = join(__dirname, 'monitoring');
const rules = readFileSync(join(MONITORING, 'alerts.yml'), 'utf8');
const cases = readFileSync(join(MONITORING, 'alerts.test.yml'), 'utf8');
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

const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: MONITORING, encoding: 'utf8' });
// Debian's package prometheus has it.
const withPromtool = promtool('--version').status === 0 ? test : () => {};

withPromtool('the cases hold', () => {
  const { status, stdout, stderr } = promtool('test', 'rules', 'alerts.test.yml');
  expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
});
