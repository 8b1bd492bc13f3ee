import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'app/theme-tokens.css';
const LIGHT = [':root', 'html'];
const DARK = [...LIGHT, 'html.dark'];

/** The standard theme's colors by their names in app/theme-tokens.css, for what a style sheet does not reach. */
export function readThemeColors(css = readFileSync(join(process.cwd(), FILE), 'utf8')) {
  const rules = css.split('}').map((rule) => {
    const [declarations = '', selectors = ''] = rule.split('{').reverse();
    const last = selectors.split(/[;/]/).at(-1) ?? '';
    return { declarations, selectors: last.split(',').map((selector) => selector.trim()) };
  });
  const reader = (mode: readonly string[]) => {
    const colors = new Map(
      rules
        .filter(({ selectors }) => selectors.some((selector) => mode.includes(selector)))
        .flatMap(({ declarations }) => [...declarations.matchAll(/^ *--([a-z-]+): (#[\da-f]{6});$/gm)])
        .map(([, name, color]) => [name, color]),
    );
    return (name: string): string => {
      const color = colors.get(name);
      if (color === undefined) throw new Error(`${FILE} sets no color --${name} in ${mode.join(', ')}.`);
      return color;
    };
  };
  return { light: reader(LIGHT), dark: reader(DARK) };
}
