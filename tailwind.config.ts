import type { Config } from 'tailwindcss';

// Loaded by `@config` in app/globals.css, which holds the tokens themselves.
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  darkMode: 'class',
} satisfies Config;
