const KEPT_TAGS = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'a', 'main', 'header', 'footer']);
const STYLE =
  'body{margin:0 auto;max-width:70rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif}h1{font-size:2.5rem;line-height:1.1}';

/** Reduces `html` to its text in minimal markup: no script, style sheet, font or image. */
export function extractText(html) {
  const words = html
    .slice(html.indexOf('<body'), html.indexOf('</body>'))
    .replace(/<(script|style|svg|template|option)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(\/?)([a-z0-9]+)[^>]*>/gi, (_tag, slash, name) => {
      if (!KEPT_TAGS.has(name)) return ' ';
      return slash ? `</${name}>` : `<${name}${name === 'a' ? ' href="/"' : ''}>`;
    })
    .replace(/\s+/g, ' ');
  return `<style>${STYLE}</style>${words}`;
}
