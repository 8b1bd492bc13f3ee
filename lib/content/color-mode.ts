import type { OptionCopy } from './shell';

export const colorModeCopy = {
  label: 'Light or dark',
  options: {
    light: { label: 'Light', description: 'Dark text on a light page.' },
    dark: { label: 'Dark', description: 'Light text on a dark page.' },
    system: { label: 'System', description: 'Follows your device, day and night.' },
  },
} as const satisfies { label: string; options: Record<'light' | 'dark' | 'system', OptionCopy> };
