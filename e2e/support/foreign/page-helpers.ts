/**
 * Helpers that changes call in the page. Marks can be stripped from a text again. `gone` has copies of removed nodes,
 * because controls in them no longer have to work.
 */
export const PAGE_HELPERS = `if (window === top) window.foreign ??= (() => {
  const SKIPPED = 'script, style, noscript, textarea, font, title, option, [data-foreign]';
  const nodes = (kind, root) => {
    const walker = document.createTreeWalker(root, kind), found = [];
    while (walker.nextNode()) if (!walker.currentNode.parentElement?.closest(SKIPPED)) found.push(walker.currentNode);
    return found;
  };
  const gone = [];
  const foreign = {
    gone,
    note: (node) => gone.push((node instanceof Element ? node : node.parentElement ?? document.body).cloneNode(true)),
    texts: (root = document.body) => nodes(NodeFilter.SHOW_TEXT, root).filter((node) => node.nodeValue.trim()),
    comments: () => nodes(NodeFilter.SHOW_COMMENT, document.body),
    mark: (node) => (node.nodeValue += '※'),
    mine: (element) => (element.setAttribute('data-foreign', ''), element),
    make: (tag, text = '') => { const element = foreign.mine(document.createElement(tag)); if (text) element.textContent = text; return element },
    host: () => { const host = foreign.make('div'); host.attachShadow({ mode: 'open' }).append('※'); return host },
    wrap: (node, tag) => { const box = document.createElement(tag); node.replaceWith(box); box.append(node) },
    remove: (node) => { foreign.note(node); node.remove() },
    hide: (node) => { foreign.note(node); node.style.setProperty('display', 'none', 'important') },
    translate: () => foreign.texts().forEach((node) => {
      const outer = document.createElement('font'), inner = document.createElement('font');
      inner.textContent = 'ü' + node.nodeValue;
      outer.append(inner);
      node.replaceWith(outer);
    }),
    untranslate: () => document.querySelectorAll('font > font').forEach((inner) => inner.parentNode.replaceWith(inner.textContent.slice(1))),
    again: (change) => {
      const observer = new MutationObserver(() => run());
      const run = () => { observer.disconnect(); change(); observer.observe(document.body, { childList: true, characterData: true, subtree: true }) };
      run();
    },
  };
  return foreign;
})();`;
