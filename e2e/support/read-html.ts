import type { Page } from 'playwright/test';

/** A page's HTML as served, before any script ran. */
export type ServedPage = {
  titles: string[];
  /** `name` or `property` of each meta element, with its content. */
  metas: [string, string][];
  canonicals: string[];
  icons: { rel: string; href: string }[];
  /** 1 to 6, in document order. */
  headingLevels: number[];
  ids: string[];
  hrefs: string[];
  structuredData: string[];
  words: string;
};

/** Parses HTML with the browser's own parser. `page` can be blank; the HTML's scripts do not run. */
export function readHtml(page: Page, html: string): Promise<ServedPage> {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const attribute = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? '');
    const structuredData = all('script[type="application/ld+json"]').map(({ textContent }) => textContent);
    all('script, style, template').forEach((element) => element.remove());
    return {
      titles: all('head > title').map(({ textContent }) => textContent),
      metas: all('head > meta[content]').map((element): [string, string] => [
        element.getAttribute('name') ?? element.getAttribute('property') ?? '',
        element.getAttribute('content') ?? '',
      ]),
      canonicals: attribute('head > link[rel=canonical]', 'href'),
      icons: all('head > link[rel*=icon]').map((element) => ({
        rel: element.getAttribute('rel') ?? '',
        href: element.getAttribute('href') ?? '',
      })),
      headingLevels: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1))),
      ids: attribute('[id]', 'id'),
      hrefs: attribute('a[href]', 'href'),
      structuredData,
      words: (document.body.textContent ?? '').replace(/\s+/g, ' '),
    };
  }, html);
}
