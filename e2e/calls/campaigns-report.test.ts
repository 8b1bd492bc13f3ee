import { execFile } from 'node:child_process';
import { openDatabase } from '@/lib/db/client';
import { campaigns } from '@/lib/content/campaigns';

// Every report runs in a child process.
jest.setTimeout(30_000);

function report(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const script = ['scripts/campaigns-report.mjs', ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, script, { env: process.env }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, stdout, stderr }),
    );
  });
}

beforeEach(async () => {
  await (await openDatabase()).campaignVisit.deleteMany();
});

test('without visits every row is listed with none', async () => {
  const { code, stdout, stderr } = await report();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('Known campaigns: 0 visits');
  expect(stdout.match(/^ +0 {2}-/gm)).toHaveLength(campaigns.length);
  expect(stdout.trimEnd().endsWith('Unknown campaigns: 0 visits, which saw the standard page')).toBe(true);
});

test('visits are summed over days, known and unknown campaigns separately, most visited first', async () => {
  const row = (day: string, name: string, isKnown: boolean, visits: number) => ({
    day,
    name,
    isKnown,
    visits,
  });
  await (
    await openDatabase()
  ).campaignVisit.createMany({
    data: [
      row('2026-10-30', 'open-rules', true, 4),
      row('2026-11-02', 'open-rules', true, 30),
      row('2026-11-01', 'winter', false, 7),
      row('2026-11-02', 'summer', false, 9),
    ],
  });
  const { stdout } = await report();
  expect(stdout).toMatch(
    /Known campaigns: 34 visits\n\nvisits {2}first day .*page\n +34 {2}2026-10-30 {2}2026-11-02 {2}open-rules .*developer, researcher, rules-you-can-read\n/,
  );
  expect(stdout).toMatch(
    /Unknown campaigns: 16 visits.*\n\nvisits.*\n +9 {2}2026-11-02 {2}2026-11-02 {2}summer\n +7 .* winter\n/,
  );
  const later = (await report('--since', '2026-11-02')).stdout;
  expect(later).toContain('Known campaigns: 30 visits');
  expect(later).not.toContain('winter');
});

test('an invalid option is named, with a remedy', async () => {
  const { code, stderr } = await report('--since', 'yesterday');
  expect(code).toBe(1);
  expect(stderr).toContain('--since needs a day such as 2026-11-01.');
  expect(stderr).toContain('npm run data -- campaigns');
});
