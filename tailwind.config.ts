import type { Config } from 'tailwindcss';

// Loaded by `@config` in app/globals.css; the tokens themselves stand in app/theme-tokens.css.
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  darkMode: 'class',
} satisfies Config;
