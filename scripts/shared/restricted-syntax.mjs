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
const brandColor = {
  selector: textSelector('/#(?:[\\da-fA-F]{6}|[\\da-fA-F]{8})\\b/'),
  message: 'app/theme-tokens.css has the colors, and lib/config/theme-colors.ts reads them.',
};

/** The rules of `regexp` cannot see into expressions that are built at run time. */
const builtExpressions = {
  selector: ':matches(CallExpression, NewExpression)[callee.name="RegExp"]',
  message: 'Write the expression as a literal, so that lint can tell that it is linear.',
};

const missingKeys = {
  selector: ['> JSXElement', '> BlockStatement > ReturnStatement > JSXElement']
    .map(
      (element) =>
        `CallExpression[callee.property.name=/^(map|flatMap)$/][callee.object.name!="Children"] > ArrowFunctionExpression ${element} > JSXOpeningElement:not(:has(JSXAttribute[name.name="key"]))`,
    )
    .join(),
  message: 'React tells the elements of a list apart by their keys.',
};

const PLATFORM = '/^(window|globalThis|history|navigator|document)$/';
const patches = {
  selector: [
    'AssignmentExpression[left.property.name=/^(fetch|writeHead)$/]',
    'AssignmentExpression[left.object.property.name="prototype"]',
    `AssignmentExpression[operator="="][left.object.name=${PLATFORM}][left.property.name!=/^(cookie|installEvent)$/]`,
    ...[
      '[arguments.0.property.name="prototype"]',
      // app/inline/boot.ts says what these gain.
      `[arguments.0.name=${PLATFORM}]:not([arguments.1.value=/^(Intersection|Resize)Observer$/])`,
    ].map(
      (target) =>
        `CallExpression[callee.object.name=/^(Reflect|Object)$/][callee.property.name=/^(set|assign|define)/]${target}`,
    ),
  ].join(),
  message: 'Nothing of the browser, Node, Next or a package is patched.',
};

export const restrictedSyntax = [patches, builtExpressions, brandName, brandColor, missingKeys];
