import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseFolder, readBuild, replaceBuild } from './current-build.mjs';

const site = mkdtempSync(join(tmpdir(), 'builds-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));

const serve = () =>
  execFileSync(process.execPath, [join(site, '.next/main.mjs')], { encoding: 'utf8', stdio: 'pipe' }).trim();

/** What Next and the adapter leave behind. */
function write(folder: string, content: string): void {
  mkdirSync(join(site, folder), { recursive: true });
  writeFileSync(join(site, folder, 'main.mjs'), content);
}

test('a build is served from its end on, and the one before stays whole until then', async () => {
  expect(readBuild(site)).toBe(null);
  const first = chooseFolder(site);
  write(first, 'console.log("first")');
  await replaceBuild({ inputs: '1', folder: first }, site);
  expect([serve(), readBuild(site)]).toEqual(['first', { inputs: '1', folder: first }]);

  const second = chooseFolder(site);
  expect(second).not.toBe(first);
  write(second, 'broken');
  // A failed build is tried again in its folder.
  expect([serve(), readBuild(site)?.inputs, chooseFolder(site)]).toEqual(['first', '1', second]);

  write(second, 'console.log("second")');
  await replaceBuild({ inputs: '2', folder: second }, site);
  expect([serve(), readBuild(site)?.inputs, chooseFolder(site)]).toEqual(['second', '2', first]);
});
