import compat from 'eslint-plugin-compat';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import translate from 'eslint-plugin-react-google-translate';
import regexp from 'eslint-plugin-regexp';
import typescript from 'typescript-eslint';
import { readdirSync } from 'node:fs';
import { BRAND, brandName, restrictedSyntax } from './scripts/shared/restricted-syntax.mjs';

/** The building blocks of features, and the folders that compose features. */
const basics = ['ui', 'hooks', 'personalization', 'toast'];
const composers = [
  ...['layout', 'home', 'features', 'settings', 'playground'],
  ...['about', 'contact', 'industries', 'solutions', 'not-found'],
];
const features = readdirSync('components').filter((name) => ![...basics, ...composers].includes(name));

/** The folders of lib, each of which imports only those before it. Nothing in lib imports a folder that isn't listed. */
const layers = [
  ...['personalization', 'config', 'content', 'calls', 'browser', 'site-search', 'compare'],
  ...['drawings', 'service-worker', 'structured-data', 'experiments', 'visit'],
  ...['metrics', 'log', 'trace', 'live', 'db', 'leads', 'ai', 'assistant', 'http'],
];

/** The folders of scripts, in the same way. */
const scriptLayers = [
  ...['shared', 'build', 'database', 'set-up', 'content', 'data'],
  ...['experiments', 'edit', 'pictures', 'brand'],
];

const oneWay = (room, folders) =>
  folders.map((name, place) => ({
    target: `./${room}/${name}`,
    from: `./${room}`,
    except: folders.slice(0, place + 1).map((folder) => `./${folder}`),
    message: `A folder of ${room} imports only those listed before it in eslint.config.mjs, so there are no circles.`,
  }));

/** Imports point one way, app → components → lib. */
const zones = [
  {
    target: './lib',
    from: ['./app', './components'],
    message: 'lib never imports the code that renders it.',
  },
  { target: './components', from: './app', message: 'components never import app.' },
  {
    target: './components',
    from: ['./lib/db', './lib/ai', './lib/http', './lib/log'],
    message: 'Components reach the server through lib/browser.',
  },
  ...features.map((name) => ({
    target: `./components/${name}`,
    from: './components',
    except: [name, ...basics].map((folder) => `./${folder}`),
    message: 'Features do not know each other: app, or one of the composing folders, puts them together.',
  })),
  ...basics.map((name) => ({
    target: `./components/${name}`,
    from: [...features, ...composers].map((folder) => `./components/${folder}`),
    message: 'What features are made of knows none of them.',
  })),
  ...oneWay('lib', layers),
  ...oneWay('scripts', scriptLayers),
];

const prisma = { group: ['@prisma/*', '**/db/generated/**'], message: 'Only lib/db talks to Prisma.' };
const anthropic = { group: ['@anthropic-ai/*'], message: 'Only lib/ai talks to the model.' };
const schemas = {
  group: [
    '@/lib/calls/*',
    ...['clean-text', 'endpoint', 'demo-request-fields'].map((name) => `!@/lib/calls/${name}`),
  ],
  allowTypeImports: true,
  message: 'A browser loads no schemas: name the call by its method and path.',
};
const declarations = {
  group: ['**/content/experiments'],
  message: 'lib/experiments/list-running.ts has them, or none if EXPERIMENTS=off.',
};
const unbundled = { group: ['@/**', '../**'], allowTypeImports: true, message: 'No bundler joins these.' };
/** Modules that only one folder can import. */
const owners = [
  {
    files: [
      'app/**',
      'components/**',
      'lib/**',
      'middleware.ts',
      'instrumentation.ts',
      'instrumentation-client.ts',
    ],
    ignores: ['lib/db/**', 'lib/ai/**'],
    patterns: [prisma, anthropic, declarations],
  },
  { files: ['lib/experiments/list-running.ts'], patterns: [prisma, anthropic] },
  { files: ['lib/ai/**'], patterns: [prisma, declarations] },
  { files: ['lib/db/**'], patterns: [anthropic, declarations] },
  { files: ['scripts/edit/panel/*.ts'], patterns: [unbundled] },
  {
    files: ['components/**', 'lib/browser/**'],
    // Rendered on the server only.
    ignores: ['components/api-docs/api-docs-page.tsx'],
    patterns: [prisma, anthropic, schemas, declarations],
  },
];

const childProcess = ['node:child_process', 'child_process'].map((name) => ({
  name,
  message: 'scripts/shared/run.mjs starts programs in a way that Windows takes, too.',
}));

const purityGlobals = [
  ...['window', 'document', 'navigator', 'globalThis', 'localStorage', 'sessionStorage', 'console'],
  ...['fetch', 'process', 'performance', 'crypto', 'setTimeout', 'setInterval', 'queueMicrotask'],
];

/** Limits on lines per file, without blank lines and comments. Files are split at a second idea, not at a number. */
const sizes = [
  { max: 60, files: ['app/**/page.tsx'] },
  { max: 50, files: ['app/**/route.ts'] },
  { max: 300, files: ['**/*.{ts,tsx,mjs}'], ignores: ['lib/content/**', '**/page.tsx', '**/route.ts'] },
];
/** Limits on lines per function; components contain markup and can be longer. */
const functionSizes = [
  { max: 60, files: ['**/*.{ts,mjs}'], ignores: ['tests/**', '**/*.test.ts', 'lib/content/**'] },
  { max: 110, files: ['**/*.tsx'], ignores: ['**/*.test.tsx'] },
];

/** Scripts that use packages that only `npm test` and the tools install. */
const toolFolders = 'scripts/{bench-*,!(build|data|database|set-up|shared)/**}';

export default [
  {
    ignores: ['.next/**', '.cache/**', 'data/**', 'lib/db/generated/**', 'next-env.d.ts', 'test-results/**'],
  },
  ...typescript.configs.recommended,
  reactHooks.configs.flat.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { import: importX },
    settings: importX.flatConfigs.typescript.settings,
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['info'] }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { regexp },
    // One message could otherwise occupy the server for seconds, or for good.
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['scripts/shared/run.mjs', 'tests/**', '**/*.test.*'],
    rules: {
      'no-restricted-imports': ['error', { paths: childProcess }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      // `npm start` and a release install no devDependencies.
      'import/no-extraneous-dependencies': [
        'error',
        { devDependencies: ['tests/**', '**/*.test.*', '*.config.*', toolFolders] },
      ],
    },
  },
  ...sizes.map(({ max, files, ignores = [] }) => ({
    files,
    ignores,
    rules: { 'max-lines': ['error', { max, skipBlankLines: true, skipComments: true }] },
  })),
  ...functionSizes.map(({ max, files, ignores }) => ({
    files,
    ignores,
    rules: { 'max-lines-per-function': ['error', { max, skipBlankLines: true, skipComments: true }] },
  })),
  ...owners.map(({ files, ignores = [], patterns }) => ({
    files,
    ignores: [...ignores, '**/*.test.*'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
    },
  })),
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    // Page translators replace text nodes, after which React fails to remove them or to insert before them (react#11538).
    ...translate.configs.recommended,
  },
  {
    files: ['lib/browser/log.ts'],
    rules: { 'no-console': ['error', { allow: ['info', 'warn'] }] },
  },
  {
    files: ['deploy/**', 'scripts/**', 'tests/**', '*.mjs', 'instrumentation.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Code that can reach a browser: what the browsers in package.json lack.
    ...compat.configs['flat/recommended'],
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.ts', 'instrumentation-client.ts'],
    ignores: ['app/api/**', 'lib/{ai,db,http,leads,log,metrics}/**', '**/*.test.{ts,tsx}'],
    // The code checks for these before it uses them.
    settings: {
      // The last is old, but MDN lists Safari 17.4 for workers.
      polyfills: ['requestIdleCallback', 'cookieStore', 'SpeechRecognition', 'navigator.cookieEnabled'],
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'server/**', '*.{ts,mjs}'],
    ignores: [BRAND, '**/*.test.*'],
    rules: {
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    files: ['scripts/**', 'deploy/**'],
    ignores: ['**/*.test.*'],
    rules: { 'no-restricted-syntax': ['error', brandName] },
  },
  {
    files: ['lib/personalization/**/*.ts', 'lib/experiments/decide-arms.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!\\.|@/lib/personalization/)', message: 'Rules are pure.' }] },
      ],
      'no-restricted-globals': [
        'error',
        ...purityGlobals.map((name) => ({ name, message: 'Rules are pure: pass it in.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Pass the time in.' },
        { object: 'Math', property: 'random', message: 'Pass the number in.' },
      ],
      'no-restricted-syntax': [
        'error',
        ...restrictedSyntax,
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Pass the time in.' },
        { selector: 'AwaitExpression', message: 'Rules are pure: they wait for nothing.' },
      ],
    },
  },
  {
    // Every stored key is listed in lib/config/stored-keys.ts, and shown to visitors in "my data".
    files: ['app/**', 'components/**', 'lib/**'],
    ignores: [
      'app/inline/boot.ts',
      'lib/browser/{cookie,my-data,storage}.ts',
      'lib/experiments/watch-exposures.ts',
      // The rules above allow no globals at all.
      'lib/personalization/**',
      'lib/experiments/decide-arms.ts',
      '**/*.test.*',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage', 'caches', 'indexedDB', 'cookieStore'].map((name) => ({
          name,
          message: 'lib/browser/storage.ts stores, and knows what the visitor allows.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        ...['localStorage', 'sessionStorage'].map((property) => ({ object: 'window', property })),
        {
          object: 'document',
          property: 'cookie',
          message: 'lib/browser/cookie.ts reads and writes cookies.',
        },
      ],
    },
  },
  {
    // Only these components look different in a demo view; storing and sending is decided in lib.
    files: ['components/**'],
    ignores: [
      'components/chat/chat-transcript.tsx',
      'components/contact/demo-request-form.tsx',
      'components/presenter/demo-view.tsx',
      'components/feedback/feedback-form.tsx',
      'components/personalization/use-visit-mode.ts',
      'components/why/why-panel.tsx',
      '**/*.test.*',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...childProcess,
            ...['@/lib/browser/visit-mode', '@/components/personalization/use-visit-mode'].map((name) => ({
              name,
              importNames: ['readVisitMode', 'useVisitMode'],
              message: 'lib decides what a visit stores and sends.',
            })),
          ],
        },
      ],
    },
  },
];
