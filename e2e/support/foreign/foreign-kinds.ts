/**
 * `before`: at DOMContentLoaded, before hydration. `after`: once the widgets are shown. `always`: at DOMContentLoaded
 * and after every mutation. `once-and-again`: once the widgets are shown, and after every mutation.
 */
export type Moment = 'before' | 'after' | 'always' | 'once-and-again';

export type ForeignKind = {
  name: string;
  when: Moment;
  /** Source that runs in the page, with the helpers of `page-helpers.ts` as `foreign`. */
  change: string;
};

const before = (name: string, change: string): ForeignKind => ({ name, when: 'before', change });
const after = (name: string, change: string): ForeignKind => ({ name, when: 'after', change });
const both = (name: string, change: string) => [before(name, change), after(`${name} later`, change)];

const WRAP_NUMBERS = (tag: string) => `for (const node of foreign.texts()) {
  const found = /\\d[\\d.,%]*/.exec(node.nodeValue);
  if (!found || found[0] === node.nodeValue) continue;
  const number = node.splitText(found.index);
  number.splitText(found[0].length);
  const wrapper = document.createElement('${tag}');
  number.replaceWith(wrapper);
  wrapper.append(number);
}`;
const WRAP_TEXTS = (tag: string, step: number) => `foreign.texts().forEach((node, index) => {
  if (index % ${step}) return;
  const wrapper = document.createElement('${tag}');
  node.replaceWith(wrapper);
  wrapper.append(node);
})`;
const NOTICES = `'[class*=cookie], [id*=cookie], [class*=banner], [id*=banner], [class*=promo], [class*=consent], [data-slot*=consent], [data-slot=onboarding-panel]'`;

const texts: readonly ForeignKind[] = [
  // vercel/next.js#78252 (Binnen-I-be-gone)
  before('a word of the heading is replaced', `foreign.mark(document.querySelector('h1').firstChild)`),
  before(
    'words are replaced everywhere',
    `foreign.texts().forEach((node, i) => i % 3 || foreign.mark(node))`,
  ),
  // react/react#11538, remix-run/remix#4822 (automatic translation in Chrome)
  ...both('translated', 'foreign.translate()'),
  { name: 'translated before hydration and from then on', when: 'always', change: 'foreign.translate()' },
  { name: 'translated continuously', when: 'once-and-again', change: 'foreign.translate()' },
  // react/react#22702 ("show original" restores the text in nodes that React does not know)
  after('translated and then restored', 'foreign.translate(); foreign.untranslate()'),
  // bitburner-official/bitburner-src#527 (bilingual translation)
  after(
    'a second text next to each',
    `foreign.texts().forEach((node) => node.after(foreign.make('font', '※')))`,
  ),
  // neaumusic/selection-highlighter#19
  ...both('words are highlighted', WRAP_TEXTS('mark', 5)),
  // Shopify/hydrogen#3004, and price extensions
  ...both('numbers are wrapped', WRAP_NUMBERS('span')),
  // microlinkhq/www#2122 (Cloudflare hides email addresses)
  before(
    'email addresses are hidden',
    `foreign.texts().filter((node) => /\\S@\\S/.test(node.nodeValue)).forEach((node) => { foreign.note(node); node.replaceWith(foreign.make('a', '[email\\u00a0protected]')) })`,
  ),
  // locomojis/Chromoji#52
  before(
    'symbols become pictures',
    `foreign.texts().filter((node) => /[→–—·’]/.test(node.nodeValue)).forEach((node) => { foreign.note(node); const at = node.splitText(node.nodeValue.search(/[→–—·’]/)); at.nodeValue = at.nodeValue.slice(1); at.before(foreign.make('img')) })`,
  ),
  // react/react#9836, react/react#15014
  ...both('texts are joined', 'document.body.normalize()'),
  ...both(
    'texts are split',
    `foreign.texts().forEach((node) => node.length > 4 && node.splitText(node.length >> 1))`,
  ),
  before(
    'comments are removed and texts joined',
    'foreign.comments().forEach((node) => node.remove()); document.body.normalize()',
  ),
  before(
    'whitespace is collapsed',
    `foreign.texts().forEach((node) => (node.nodeValue = node.nodeValue.replace(/\\s+/g, ' ').trim()))`,
  ),
];

const elements: readonly ForeignKind[] = [
  // react/react#24430
  before('an element at the start of the body', `document.body.prepend(foreign.make('div'))`),
  // remix-run/react-router#15313, react/react#24430 (Yoroi)
  before(
    'elements next to the body',
    `document.documentElement.append(foreign.make('grammarly-desktop-integration')); document.body.before(foreign.make('input'))`,
  ),
  // remix-run/remix#2947 (Dark Reader), bitwarden/clients#11470
  before(
    'elements in the head',
    `document.head.prepend(foreign.make('style'), foreign.make('meta')); document.head.append(foreign.make('link'), foreign.make('script'))`,
  ),
  // darkreader/darkreader#8901
  before(
    'styles on elements',
    `document.querySelectorAll('body *').forEach((e, i) => i % 4 || (e.style?.setProperty('--darkreader-inline-fill', '#123'), e.setAttribute('data-darkreader-inline-fill', '')))`,
  ),
  // TanStack/router#3689, iTestFlow/iTestFlow-Agent#53
  before(
    'attributes on html and body',
    `document.documentElement.setAttribute('data-lt-installed', 'true'); document.body.setAttribute('cz-shortcut-listen', 'true'); document.body.className += ' vsc-initialized'`,
  ),
  // vercel/nextjs-postgres-auth-starter#14
  before(
    'attributes on fields',
    `document.querySelectorAll('input, button, select, form').forEach((e) => e.setAttribute('fdprocessedid', 'x'))`,
  ),
  // vercel/next.js#51816 (LastPass)
  ...both(
    'elements next to fields',
    `document.querySelectorAll('input, textarea').forEach((e) => e.after(foreign.make('div')))`,
  ),
  // react/react#24430 (Loom)
  before(
    'shadow hosts',
    `document.body.prepend(foreign.host()); document.querySelector('main').append(foreign.host())`,
  ),
  // react/react#17256 (a tooltip in the body)
  after(
    'an element at the start and end of every container',
    `document.querySelectorAll('body, main, section, ul, nav').forEach((e) => { e.prepend(foreign.make('div')); e.append(foreign.make('div')) })`,
  ),
  // remix-run/remix#4822 (in-app browsers)
  before(
    'frames',
    `document.body.prepend(foreign.make('iframe')); document.querySelector('main').prepend(foreign.make('iframe'))`,
  ),
  // react/react#11008, reactjs/react.dev#103
  ...both('notices and banners are removed', `document.querySelectorAll(${NOTICES}).forEach(foreign.remove)`),
  // WoWAnalyzer/WoWAnalyzer#948 (an overly broad content filter)
  ...both(
    'a section is removed',
    `foreign.remove(document.querySelectorAll('main section')[1] ?? document.querySelector('footer'))`,
  ),
  ...both('pictures are removed', `document.querySelectorAll('img, svg').forEach(foreign.remove)`),
];

const structure: readonly ForeignKind[] = [
  // Ensembl/ensembl-client#949
  before(
    'the body is wrapped',
    `const box = document.createElement('div'); box.append(...document.body.childNodes); document.body.append(box)`,
  ),
  ...both('a section is wrapped', `foreign.wrap(document.querySelector('main section'), 'div')`),
  after(
    'the contents of buttons and links are wrapped',
    `document.querySelectorAll('button, a').forEach((e) => { const box = document.createElement('span'); box.append(...e.childNodes); e.append(box) })`,
  ),
  // jupyter-book/myst-theme#347 (a rewriting proxy)
  before(
    'noscript is unwrapped',
    `document.querySelectorAll('body noscript').forEach((e) => e.replaceWith(foreign.make('div')))`,
  ),
  before(
    'an element is duplicated',
    `const e = document.querySelector('main section, main > *'); e.after(foreign.mine(e.cloneNode(true)))`,
  ),
  before(
    'language and direction are changed',
    `document.documentElement.lang = 'de'; document.documentElement.dir = 'ltr'; document.documentElement.classList.add('translated-ltr')`,
  ),
  before(
    'elements are hidden',
    `[...document.querySelectorAll('main section')].slice(-1).concat(document.querySelector('footer')).forEach(foreign.hide)`,
  ),
  // element-hq/element-web#7868
  after(
    'fields are filled',
    `document.querySelectorAll('input:not([type]), input[type=text], input[type=email], textarea').forEach((e) => { e.value = 'ann@company.example'; e.dispatchEvent(new Event('input', { bubbles: true })); e.dispatchEvent(new Event('change', { bubbles: true })) })`,
  ),
];

export const FOREIGN_KINDS: readonly ForeignKind[] = [...texts, ...elements, ...structure];
