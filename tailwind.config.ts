import type { Config } from 'tailwindcss';

// Loaded by `@config` in app/globals.css; the tokens are in app/theme-tokens.css.
export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  darkMode: 'class',
} satisfies Config;
