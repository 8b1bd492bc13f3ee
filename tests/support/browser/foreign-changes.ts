/**
 * Runs in the page. Mimics in-page translation in a hydrated React page (react#11538): replaces every text node, also
 * later ones, with `font` elements around its words. The words stay the same, so that tests can still find them.
 */
export function translatePage(): void {
  const untouched = ['FONT', 'NOSCRIPT', 'SCRIPT', 'STYLE', 'TEXTAREA'];

  function translate() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: ChildNode[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.textContent?.trim() || untouched.includes(text.parentNode?.nodeName ?? 'FONT')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  new MutationObserver((_, start) => {
    if (document.documentElement.dataset.hydrated !== 'true') return;
    start.disconnect();
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
  }).observe(document, { attributeFilter: ['data-hydrated'], subtree: true });
}

/** Runs in the page. What extensions do before hydration: a word replaced, an element put first, attributes (vercel/next.js#78252, react#24430). */
export function changePage(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const word = document.querySelector('h1')?.firstChild;
    if (word) word.nodeValue += '!';
    document.body.prepend(document.createElement('div'));
    document.documentElement.setAttribute('data-lt-installed', 'true');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    for (const field of document.querySelectorAll('input, button')) field.setAttribute('fdprocessedid', 'x');
  });
}
