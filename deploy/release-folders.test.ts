import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const base = mkdtempSync(join(tmpdir(), 'release-folders-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

test.each(['022', '027', '077'])('with umask %s, nginx can read a release’s folders', (mask) => {
  const chunks = join(base, 'releases', mask, '.next/static', mask, 'chunks');
  mkdirSync(chunks, { recursive: true });
  writeFileSync(join(chunks, `${mask}.js`), '');
  const command = `umask ${mask} && exec "$0" deploy/release.mjs --base "$1" --id ${mask} --prepare-only`;
  const output = execFileSync('/bin/sh', ['-c', command, process.execPath, base], { encoding: 'utf8' });
  expect(output).toContain(`${mask} is ready`);
  for (const folder of [`assets/${mask}`, `assets/${mask}/chunks`]) {
    expect(statSync(join(base, folder)).mode & 0o777).toBe(0o755);
  }
});
