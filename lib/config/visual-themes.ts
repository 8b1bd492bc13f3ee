export const VISUAL_THEME_IDS = [
  'futuristic-clarity',
  'minimal-intelligence',
  'human-centered-tech',
] as const;

export type VisualThemeId = (typeof VISUAL_THEME_IDS)[number];
