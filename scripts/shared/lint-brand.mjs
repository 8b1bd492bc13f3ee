import { readFileSync } from 'node:fs';

/** A text that matches, as a string, between backticks or as the text of an element. */
const textSelector = (pattern) =>
  [`Literal[value=${pattern}]`, `TemplateElement[value.raw=${pattern}]`, `JSXText[value=${pattern}]`].join();

export const BRAND = 'lib/content/site.ts';
const brandNames = [...readFileSync(BRAND, 'utf8').matchAll(/^ {2}(?:name|domain): ['"](.+)['"],$/gm)];
export const brandName = {
  selector: textSelector(
    `/\\b(?:${brandNames.map(([, text]) => text.replaceAll(/\W/g, '.')).join('|')})\\b/`,
  ),
  message: `${BRAND} has the company's name and domain: insert \`site.name\` or \`site.domain\`.`,
};
export const brandColor = {
  selector: textSelector('/#(?:[\\da-fA-F]{6}|[\\da-fA-F]{8})\\b/'),
  message: 'app/theme-tokens.css has the colors, and lib/config/theme-colors.ts reads them.',
};
