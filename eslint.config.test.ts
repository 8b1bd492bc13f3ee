import { execFileSync } from 'node:child_process';
import { site } from '@/lib/content/site';

const PURE = 'lib/personalization/x.ts';
const PATCH = 'Nothing of the browser, Node, Next or a package is patched.';
const BACKTRACKING =
  "The quantifier '\\W*' can exchange characters with '\\W*'. Using any string accepted by /\\W+/, this can be exploited to cause at least polynomial backtracking. This is going to cause exponential backtracking resulting in exponential worst-case runtime behavior.";
const MOVING =
  'Any attack string /!+/ plus some rejecting suffix will cause quadratic runtime because of this quantifier.';

const BRAND = "lib/content/site.ts has the company's name and domain: insert `site.name` or `site.domain`.";
const KEYS = 'React tells the elements of a list apart by their keys.';
const COLOR = 'app/theme-tokens.css has the colors, and lib/config/theme-colors.ts reads them.';

const DECLARED =
  "'@/lib/content/experiments' import is restricted from being used by a pattern. lib/experiments/list-running.ts has them, or none if EXPERIMENTS=off.";

/** A file's place, its code, and what ESLint answers. */
const cases: readonly (readonly [file: string, code: string, message: string | null])[] = [
  [PURE, 'window.alert()', "Unexpected use of 'window'. Rules are pure: pass it in."],
  [PURE, 'export const now = Date.now()', "'Date.now' is restricted from being used. Pass the time in."],
  [PURE, 'export const now = new Date()', 'Pass the time in.'],
  [PURE, 'export async function load() { await null }', 'Rules are pure: they wait for nothing.'],
  [PURE, "import 'react'", "'react' import is restricted from being used by a pattern. Rules are pure."],
  [PURE, "import './persona'; export const day = new Date(0)", null],
  ['app/inline/x.ts', "Reflect.set(window, 'matchMedia', null)", PATCH],
  ['app/inline/x.ts', 'history[name] = () => {}', PATCH],
  ['lib/browser/x.ts', 'window.fetch = () => {}', PATCH],
  ['server/x.ts', "Object.defineProperty(Response.prototype, 'json', {})", PATCH],
  [PURE, 'Array.prototype.at = () => {}', PATCH],
  ['lib/browser/cookie.ts', "Reflect.set(target, 'value', 1); document.cookie = ''; field.value = ''", null],
  [
    'lib/assistant/x.ts',
    'export const read = (words: string) => new RegExp(words)',
    'Write the expression as a literal, so that lint can tell that it is linear.',
  ],
  ['lib/http/x.ts', 'export const SPACES = /^(?:\\W*ok\\b\\W*)*promise/', BACKTRACKING],
  ['lib/http/x.ts', 'export const END = /!+$/', MOVING],
  [
    'lib/config/x.ts',
    "import '@/lib/content/site'",
    'Unexpected path "@/lib/content/site" imported in restricted zone. A folder of lib imports only those listed before it in eslint.config.mjs, so there are no circles.',
  ],
  [
    'scripts/edit/panel/x.ts',
    "import '@/lib/personalization/persona'",
    "'@/lib/personalization/persona' import is restricted from being used by a pattern. No bundler joins these.",
  ],
  ['lib/content/x.ts', "import '@/lib/config/routes'", null],
  [
    'scripts/shared/x.ts',
    "import '../content/finding'",
    'Unexpected path "../content/finding" imported in restricted zone. A folder of scripts imports only those listed before it in eslint.config.mjs, so there are no circles.',
  ],
  ['app/x.tsx', "import '@/lib/content/experiments'", DECLARED],
  ['lib/experiments/list-running.ts', "import { experiments } from '@/lib/content/experiments'", null],
  ['lib/content/x.ts', `export const title = 'About ${site.name}'`, BRAND],
  ['components/layout/x.tsx', `export const mark = <p>By ${site.name}.</p>`, BRAND],
  ['scripts/x.mjs', `export const url = \`https://${site.domain}/\${path}\``, BRAND],
  [PURE, `export const name = '${site.name}'`, BRAND],
  ['lib/content/site.ts', `export const site = { name: '${site.name}' }`, null],
  ['lib/content/x.ts', `export const title = 'About ${site.name}ment'`, null],
  ['app/x.tsx', 'export const list = [1].map((one) => <li>{one}</li>)', KEYS],
  ['app/x.tsx', 'export const list = [1].map((one) => <li key={one}><b>{one}</b></li>)', null],
  ['app/x.tsx', "export const color = '#0b5f6b'", COLOR],
  ['components/layout/x.tsx', 'export const edge = `1px solid #24444d99`', COLOR],
];

// Jest cannot import ESLint's configuration, which is an ES module.
const LINT = `
  import { ESLint } from 'eslint';
  const RULES = /^(regexp\\/|(@typescript-eslint\\/)?no-restricted-|import\\/no-restricted-paths)/;
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => RULES.test(ruleId) });
  const lint = ([filePath, code]) => eslint.lintText(code, { filePath });
  const results = await Promise.all(JSON.parse(process.argv[1]).map(lint));
  console.log(JSON.stringify(results.map(([{ messages }]) => messages.map(({ message }) => message))));`;

test('the rules that guard the structure see what they guard against, and nothing else', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', LINT, JSON.stringify(cases)]);
  const messages = new Map<string, string[]>(
    JSON.parse(String(output)).map((found: string[], index: number) => [cases[index]?.[1], found]),
  );
  expect(messages).toEqual(new Map(cases.map(([, code, message]) => [code, message ? [message] : []])));
}, 60_000);
