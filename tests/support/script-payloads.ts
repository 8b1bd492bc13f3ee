import type { Page } from 'playwright/test';

const RUN = 'window.ran=true';
const MADE = 'data-planted';

/** Texts that execute if inserted as markup, script, URL or template. */
export const PAYLOADS = [
  `<img src=x onerror="${RUN}" ${MADE}>`,
  `<script ${MADE}>${RUN}</script>`,
  `"><svg onload=${RUN} ${MADE}>`,
  `'"></script><script ${MADE}>${RUN}</script>`,
  `</textarea></title><iframe srcdoc="<script>parent.ran=true</script>" ${MADE}></iframe>`,
  `<math><mtext><table><mglyph><style><!--</style><img src=x onerror=${RUN} ${MADE}>`,
  `<a href="javascript:${RUN}" ${MADE}>x</a>`,
  `[x](javascript:${RUN})`,
  `javascript:${RUN}//`,
  `'-(${RUN})-'`,
  `\${${RUN}}{{constructor.constructor('${RUN}')()}}`,
  `<base href=//evil.example ${MADE}><form><button formaction="javascript:${RUN}" ${MADE}>`,
  `--><!--<img src=x onerror=${RUN} ${MADE}>`,
  `&lt;img src=x onerror=${RUN} ${MADE}&gt;`,
] as const;

export const ALL_PAYLOADS = PAYLOADS.join(' ');

/** Signs that a payload was not escaped: a script that ran, created markup, links that would run a script. */
export async function listHarm(page: Page): Promise<string[]> {
  return page.evaluate((made) => {
    const isOurs = (element: Element) =>
      element.getAttribute('href')?.trim().toLowerCase().startsWith('javascript:');
    return [
      ...(Reflect.get(window, 'ran') === undefined ? [] : ['a payload ran']),
      ...[...document.querySelectorAll(`[${made}]`)].map(({ outerHTML }) => `markup: ${outerHTML}`),
      ...[...document.querySelectorAll('[href]')].filter(isOurs).map(({ outerHTML }) => `link: ${outerHTML}`),
    ];
  }, MADE);
}
