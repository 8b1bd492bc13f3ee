const OUTSIDE = /^(?:mailto:|https?:)/;

/** Internal links to a missing page or place, as `page → address`. `pages` are documents by path. */
export async function findBrokenLinks(
  pages: ReadonlyMap<string, Document>,
  fetchStatus: (path: string) => Promise<number>,
): Promise<string[]> {
  const statuses = new Map<string, number>();
  const broken: string[] = [];
  for (const [from, document] of pages) {
    const addresses = [...document.querySelectorAll('a[href]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    for (const address of new Set(addresses.filter((href) => !OUTSIDE.test(href)))) {
      const { pathname, hash } = new URL(address, `http://site${from}`);
      const target = pages.get(pathname);
      if (!target && !statuses.has(pathname)) statuses.set(pathname, await fetchStatus(pathname));
      const isThere = target
        ? hash === '' || target.getElementById(decodeURIComponent(hash.slice(1))) !== null
        : statuses.get(pathname) === 200;
      if (!isThere || address === '#') broken.push(`${from} → ${address}`);
    }
  }
  return broken;
}
