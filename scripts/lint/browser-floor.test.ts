import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const BOOT_SCRIPT = 'the boot script';

const allowed = {
  'what every browser of the floor has': 'structuredClone([1].findLast(Boolean)); document.body.inert = true',
  'what is asked for around it': "if ('showPopover' in document.body) document.body.showPopover()",
  'what is asked for before it': "function f() { if (!('canParse' in URL)) return; URL.canParse('') }",
  'what is asked for within its line': "'CSS' in window && document.body.showPopover?.()",
  'a name of our own': 'const own = { toSorted() {} }; own.toSorted()',
  [BOOT_SCRIPT]: BOOT_SCRIPT,
};

const refused = {
  'Array.toSorted': '[1].toSorted()',
  'Array.toReversed': 'function f(words = [1]) { return words.map(String).toReversed() }',
  'Iterator.map': '[1].values().map(String)',
  'Set.union': 'new Set([1]).union(new Set())',
  'Object.groupBy': 'Object.groupBy([], String)',
  'Promise.withResolvers': 'Promise.withResolvers()',
  'URL.canParse': "URL.canParse('')",
  'AbortSignal.any': 'AbortSignal.any([])',
  Highlight: 'new Highlight()',
  requestIdleCallback: 'requestIdleCallback(() => {})',
  'HTMLElement.showPopover': 'document.body.showPopover()',
  'Element.checkVisibility': "if ('showPopover' in document.body) document.body.checkVisibility()",
  closedby: '<dialog closedby="any" />',
  popover: '<div popover="auto" />',
};

/** Lists the unsupported APIs that each line uses. In a separate process, because Jest cannot load ES modules. */
function lint(lines: readonly string[]): string[][] {
  const code = `
    import { ESLint } from 'eslint';
    import { parser } from 'typescript-eslint';
    import { browserFloorRule } from './scripts/lint/browser-floor.mjs';
    import { loadTypeScript } from './scripts/shared/load-typescript.mjs';
    const { BOOT_SCRIPT } = await loadTypeScript('app/boot-script.ts');
    const eslint = new ESLint({
      overrideConfigFile: true,
      overrideConfig: {
        files: ['**/*.jsx'],
        plugins: { site: { rules: { floor: browserFloorRule } } },
        languageOptions: { parser, parserOptions: { projectService: { allowDefaultProject: ['*.jsx'] } } },
        rules: { 'site/floor': 'error' },
      },
    });
    const lines = JSON.parse(process.argv[1]).map((line) => (line === '${BOOT_SCRIPT}' ? BOOT_SCRIPT : line));
    const [{ messages }] = await eslint.lintText(lines.join(';\\n'), { filePath: 'sample.jsx' });
    const named = (index) => messages.filter(({ line }) => line === index + 1).map(({ message }) => message.split(' is missing')[0]);
    console.log(JSON.stringify(lines.map((_, index) => named(index))));`;
  const args = ['--input-type=module', '-e', code, JSON.stringify(lines)];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: join(__dirname, '../..'), encoding: 'utf8' }),
  );
}

test('APIs that the oldest browsers lack are reported, unless the code checks for them first', () => {
  const found = lint([...Object.values(allowed), ...Object.values(refused)]);
  expect(found).toEqual([
    ...Object.keys(allowed).map(() => []),
    ...Object.keys(refused).map((name) => [name]),
  ]);
}, 60_000);
