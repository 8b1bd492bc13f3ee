import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../set-up/fingerprint.mjs';
import { StepError } from '../shared/console.mjs';
import { renderSvg } from './render-svg.mjs';

/** The futuristic-clarity theme of app/theme-tokens.css, dark side: cards look the same wherever they are shared. */
const COLORS = { ground: '#0a2027', glow: '#17525d', text: '#f0f8f8', muted: '#a6c0c5', needle: '#ff9a5c' };
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 80;
const TITLE = { size: 74, weight: 600, tracking: -2.1, leading: 80, width: 1000 };
const TEXT = { size: 31, weight: 400, tracking: 0, leading: 46, width: 900 };
const TICKS = 90;

/** What the two files can draw; anything else would leave a hole in the picture. */
const DRAWABLE = /^[\x20-\x7e\u00a0©·×–—‘’“”•…]*$/;

const frame = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function line(text, { size, weight, tracking, anchor = 'start' }, x, y, color) {
  return `<text text-anchor="${anchor}" x="${x}" y="${y}" fill="${color}" font-family="Geist" font-size="${size}" font-weight="${weight}" letter-spacing="${tracking}">${escape(text)}</text>`;
}

const widthOf = (text, style) => renderSvg(frame(line(text, style, 0, 100, '#fff'))).getBBox()?.width ?? 0;

function wrap(text, style, width) {
  const lines = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || widthOf(longer, style) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** As few lines as fit, broken after a colon where that costs no line, else as even as they can be. */
function balance(text, style) {
  let lines = wrap(text, style, style.width);
  const parts = text.split(/(?<=:) /);
  if (parts.length > 1) {
    const broken = parts.flatMap((part) => wrap(part, style, style.width));
    if (broken.length === lines.length) return broken;
  }
  for (let width = style.width - 40; width > 200; width -= 40) {
    const narrower = wrap(text, style, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

/** The house motif, the scale of a tuner. Each page is a station of its own on it. */
function tuner(position) {
  const needle = Math.round((0.06 + position * 0.88) * TICKS);
  const ticks = Array.from({ length: TICKS + 1 }, (_, index) => {
    const x = (index * WIDTH) / TICKS;
    const height = index % 5 === 0 ? 40 : 18;
    return `<path d="M${x.toFixed(2)} ${HEIGHT}v-${height}" stroke="${COLORS.muted}" stroke-opacity="0.4" stroke-width="2"/>`;
  });
  const x = (needle * WIDTH) / TICKS;
  return `${ticks.join('')}<path d="M${x.toFixed(2)} ${HEIGHT}v-84" stroke="${COLORS.needle}" stroke-width="5" stroke-linecap="round"/>`;
}

/**
 * The picture that a shared link shows.
 * @param {{ brand: string, address: string, title: string, description: string, position: number }} card position: 0
 *   to 1, where the needle of the tuner stands
 * @returns {Buffer} a PNG of 1200 × 630
 */
export function drawShareCard({ brand, address, title, description, position }) {
  const odd = [brand, address, title, description].find((text) => !DRAWABLE.test(text));
  if (odd) {
    throw new StepError(`The fonts of the share images lack a character of “${odd}”.`, {
      todo: 'Use another character in lib/content/metadata.ts or site.ts, or make scripts/fonts anew with it.',
    });
  }

  const logo = readFileSync(join(root, 'public/icon.svg')).toString('base64');
  const titleLines = balance(title, TITLE);
  const textLines = wrap(description, TEXT, TEXT.width);
  const titleTop = 232 + (2 - titleLines.length) * 26;
  const textTop = titleTop + (titleLines.length - 1) * TITLE.leading + 72;
  return renderSvg(
    frame(
      [
        `<radialGradient id="glow" cx="0.9" cy="0" r="0.8"><stop offset="0" stop-color="${COLORS.glow}"/><stop offset="1" stop-color="${COLORS.glow}" stop-opacity="0"/></radialGradient>`,
        `<path fill="${COLORS.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="url(#glow)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
        `<image x="${EDGE}" y="64" width="56" height="56" href="data:image/svg+xml;base64,${logo}"/>`,
        line(brand, { size: 38, weight: 600, tracking: -0.8 }, EDGE + 74, 105, COLORS.text),
        line(address, { ...TEXT, size: 26, anchor: 'end' }, WIDTH - EDGE, 102, COLORS.muted),
        ...titleLines.map((text, index) =>
          line(text, TITLE, EDGE - 4, titleTop + index * TITLE.leading, COLORS.text),
        ),
        ...textLines.map((text, index) =>
          line(text, TEXT, EDGE, textTop + index * TEXT.leading, COLORS.muted),
        ),
        tuner(position),
      ].join(''),
    ),
  )
    .render()
    .asPng();
}
