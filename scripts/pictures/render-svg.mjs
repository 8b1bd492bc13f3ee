import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { root } from '../set-up/fingerprint.mjs';

const FONT_FILES = [400, 600].map((weight) => join(root, `app/fonts/share/geist-${weight}.ttf`));

/** Pixels from the fonts of this repository alone, so that every machine draws the same picture. */
export function renderSvg(svg) {
  return new Resvg(svg, {
    font: { fontFiles: FONT_FILES, loadSystemFonts: false, defaultFontFamily: 'Geist' },
  });
}
