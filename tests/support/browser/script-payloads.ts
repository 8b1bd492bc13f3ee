import type { Page } from 'playwright/test';

const SCRIPT = 'window.ran=true';
const MARKER = 'data-planted';

/** Texts that execute if inserted as markup, script, URL or template. */
export const PAYLOADS = [
  `<img src=x onerror="${SCRIPT}" ${MARKER}>`,
  `<script ${MARKER}>${SCRIPT}</script>`,
  `"><svg onload=${SCRIPT} ${MARKER}>`,
  `'"></script><script ${MARKER}>${SCRIPT}</script>`,
  `</textarea></title><iframe srcdoc="<script>parent.ran=true</script>" ${MARKER}></iframe>`,
  `<math><mtext><table><mglyph><style><!--</style><img src=x onerror=${SCRIPT} ${MARKER}>`,
  `<a href="javascript:${SCRIPT}" ${MARKER}>x</a>`,
  `[x](javascript:${SCRIPT})`,
  `javascript:${SCRIPT}//`,
  `'-(${SCRIPT})-'`,
  `\${${SCRIPT}}{{constructor.constructor('${SCRIPT}')()}}`,
  `<base href=//evil.example ${MARKER}><form><button formaction="javascript:${SCRIPT}" ${MARKER}>`,
  `--><!--<img src=x onerror=${SCRIPT} ${MARKER}>`,
  `&lt;img src=x onerror=${SCRIPT} ${MARKER}&gt;`,
] as const;

export const ALL_PAYLOADS = PAYLOADS.join(' ');

/** Signs that a payload was not escaped: a script that ran, created markup, links that would run a script. */
export async function listInjections(page: Page): Promise<string[]> {
  return page.evaluate((marker) => {
    const isOurs = (element: Element) =>
      element.getAttribute('href')?.trim().toLowerCase().startsWith('javascript:');
    return [
      ...(Reflect.get(window, 'ran') === undefined ? [] : ['a payload ran']),
      ...[...document.querySelectorAll(`[${marker}]`)].map(({ outerHTML }) => `markup: ${outerHTML}`),
      ...[...document.querySelectorAll('[href]')].filter(isOurs).map(({ outerHTML }) => `link: ${outerHTML}`),
    ];
  }, MARKER);
}
