import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In a process of its own, because Jest reads no ES modules. */
function writeConsentMode(appFolder: string, mode: string): number {
  const code = `import { writeConsentMode } from './scripts/build/consent-mode.mjs';
    console.log(await writeConsentMode(${JSON.stringify(appFolder)}, ${JSON.stringify(mode)}));`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', code]));
}

const script = '<script>push("data-consent=\\"notice\\"")</script>';
const page = (mode: string) =>
  `<!DOCTYPE html><html lang="en" data-consent="${mode}" class="x">${script}</html>`;

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'consent-mode-')), 'app');
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  writeFileSync(join(folder, 'a/b/page.html'), page('notice'));
  writeFileSync(join(folder, 'a/other.html'), page('opt-in'));
  writeFileSync(join(folder, 'a/none.html'), '<!DOCTYPE html><html><p data-consent="notice"></p></html>');
  mkdirSync(join(folder, '../route-cache'));
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('the mode is written onto <html> alone, and what a server has kept of the pages goes', () => {
  expect(writeConsentMode(folder, 'opt-in')).toBe(1);
  expect(read('a/b/page.html')).toBe(page('opt-in'));
  expect(read('a/none.html')).toBe('<!DOCTYPE html><html><p data-consent="notice"></p></html>');
  expect(existsSync(join(folder, '../route-cache'))).toBe(false);
});

test('written again it changes nothing, and it can be taken back', () => {
  writeConsentMode(folder, 'opt-in');
  expect(writeConsentMode(folder, 'opt-in')).toBe(0);
  expect(writeConsentMode(folder, 'notice')).toBe(2);
  expect(read('a/b/page.html')).toBe(page('notice'));
});
