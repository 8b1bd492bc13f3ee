import { readThemeColors } from './theme-colors';

const CSS = `/* Tokens, { and all. */
@import 'x';
/* Themes */
:root,
html[data-theme='one'] {
  color-scheme: light;
  --primary: #0b5f6b;
  --ring: #0b5f6b;
}
@media screen {
  html.dark,
  html.dark[data-theme='one'] {
    --primary: #6fe0d2;
  }
}
html[data-theme='two'] {
  --primary: #111111;
}
html {
  --accent: #ae3a07;
}`;

test('the colors are those of the standard theme, in the dark what is not set for it as in the light', () => {
  const { light, dark } = readThemeColors(CSS);
  expect(['primary', 'ring', 'accent'].map(light)).toEqual(['#0b5f6b', '#0b5f6b', '#ae3a07']);
  expect(['primary', 'ring', 'accent'].map(dark)).toEqual(['#6fe0d2', '#0b5f6b', '#ae3a07']);
  expect(() => light('hue')).toThrow('app/theme-tokens.css sets no color --hue in :root, html.');
});
