import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/** Imports point one way: app → components → lib; and the rules of `lib/personalization` know nobody. */
const zones = [
  { target: './lib', from: ['./app', './components'], message: 'lib never imports what draws it.' },
  { target: './components', from: './app', message: 'components never import app.' },
  {
    target: './components',
    from: ['./lib/db', './lib/ai', './lib/http'],
    message: 'Components reach the server through lib/browser.',
  },
  {
    target: './lib/personalization',
    from: './lib',
    except: ['./personalization'],
    message: 'Rules are pure: facts come in as arguments.',
  },
  {
    target: './lib/content',
    from: './lib',
    except: ['./content', './personalization', './config'],
    message: 'Content is data: it knows ids and routes, nothing else.',
  },
  { target: './lib/browser', from: ['./lib/db', './lib/ai', './lib/http'] },
];

const only = (message, ...patterns) => [
  'error',
  { patterns: [{ group: patterns, message, allowTypeImports: false }] },
];

const purityGlobals = [
  'window',
  'document',
  'fetch',
  'process',
  'localStorage',
  'sessionStorage',
  'navigator',
];

export default [
  {
    ignores: [
      '.next/**',
      '.cache/**',
      'data/**',
      'lib/db/generated/**',
      'next-env.d.ts',
      'test-results/**',
      'tests/support/bare-next/**',
    ],
  },
  ...next,
  ...typescript,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      'import/no-cycle': 'error',
      'import/no-anonymous-default-export': 'off',
      // next/image writes style attributes, which the policy refuses; every image here is sized and made at build time.
      '@next/next/no-img-element': 'off',
      // Links are plain; SoftLinks in the layout follows them without a reload (its file says why).
      '@next/next/no-html-link-for-pages': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['info'] }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['lib/personalization/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': only(
        'Rules are pure.',
        'react*',
        'next*',
        '@/*',
        'zod',
        'node:*',
        '@prisma/*',
      ),
      'no-restricted-globals': [
        'error',
        ...purityGlobals.map((name) => ({ name, message: 'Rules are pure: pass it in.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Pass the time in.' },
        { object: 'Math', property: 'random', message: 'Pass the number in.' },
      ],
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'middleware.ts'],
    ignores: ['lib/db/**', '**/*.test.*'],
    rules: {
      '@typescript-eslint/no-restricted-imports': only(
        'Only lib/db talks to Prisma.',
        '@prisma/*',
        '**/db/generated/**',
      ),
    },
  },
  {
    files: ['lib/browser/log.ts'],
    rules: { 'no-console': ['error', { allow: ['info', 'warn'] }] },
  },
  {
    files: ['deploy/**', 'scripts/**', 'tests/**', '*.mjs', 'instrumentation.ts'],
    rules: { 'no-console': 'off' },
  },
];
