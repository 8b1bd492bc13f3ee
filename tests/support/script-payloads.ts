import type { Page } from 'playwright/test';

const RUN = 'window.ran=true';
const MADE = 'data-planted';

/** Texts that run where somebody takes them for markup, for a script, for an address or for a template. */
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

/** All of them in one text. */
export const ALL_PAYLOADS = PAYLOADS.join(' ');

/** What came of the payloads: whether one ran, what markup one made, and links that would run one. Nothing, if all is well. */
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
