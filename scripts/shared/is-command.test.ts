import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'is-command-'));
const current = join(folder, 'current');
beforeAll(() => symlinkSync(join(__dirname, '../..'), current));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runNode(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: `file:${folder}/site.db` };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test.each([
  ['scripts/migrate.mjs', [], 0, /^Applied /],
  ['deploy/backup.mjs', [], 1, /--to needs a folder/],
])('%s works through a symlink', (file, args, status, words) => {
  const found = runNode(join(current, file), ...args);
  expect(found).toEqual({ status, said: expect.stringMatching(words) });
});

test('an imported module does not run, whatever follows Node’s own options', () => {
  const code = "await import('./deploy/backup.mjs')";
  for (const word of ['no-such-file', 'scripts/start.mjs']) {
    expect(runNode('--input-type=module', '-e', code, word)).toEqual({ status: 0, said: '' });
  }
});
