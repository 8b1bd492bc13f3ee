/**
 * All words of a page that belong to its persona, in the order of the document; runs in a browser. The bars and the
 * sidebar are left out: what analysis finds may change them while the page is read, as it should.
 */
export function readWords(root) {
  const words = [];
  for (const region of root.querySelectorAll('[data-slot=header], main, footer')) {
    const walker = root.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, noscript, style, template')) words.push(node.data);
    }
  }
  return words.join('');
}

/** Runs in a page before anything of it: notes what stands there in each frame, and how far anything moved. */
export function watchWords(read) {
  const frames = [];
  const moved = new Set();
  let shift = 0;
  const describe = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.localName} "${element.textContent.slice(0, 30)}"` : 'something gone';
  };
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries()) {
      shift += value;
      for (const { node } of sources) moved.add(`${describe(node)} at ${Math.round(startTime)} ms`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const note = () => {
    const words = read(document);
    const isWhole = document.readyState !== 'loading';
    const last = frames.at(-1);
    if (last && last.words === words && last.isWhole === isWhole) last.count += 1;
    else frames.push({ at: performance.now(), count: 1, words, isWhole });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  window.readWatch = () => ({
    frames,
    shift,
    moved: [...moved],
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
  });
}
