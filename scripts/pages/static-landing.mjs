import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const KEPT = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'a', 'main', 'header', 'footer']);
const STYLE =
  'body{margin:0 auto;max-width:70rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif}h1{font-size:2.5rem;line-height:1.1}';

/** The same words as `html`, in as little markup as words can have: no script, no style sheet, no font, no image. */
export function writeStaticLanding(html) {
  const body = html.slice(html.indexOf('<body'));
  const words = body
    .replace(/<(script|style|svg|template|option)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(\/?)([a-z0-9]+)[^>]*>/gi, (_tag, slash, name) => {
      if (!KEPT.has(name)) return ' ';
      return slash ? `</${name}>` : `<${name}${name === 'a' ? ' href="/"' : ''}>`;
    })
    .replace(/\s+/g, ' ');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The words alone</title><link rel="icon" href="data:,"><style>${STYLE}</style>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body>${words}</body></html>`;
}

/** Serves one page that never changes, as fast as Node can: the floor under every landing page. */
export async function serveStaticLanding(html, port) {
  const body = gzipSync(html, { level: 9 });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': body.length,
  };
  const server = createServer((_request, answer) => answer.writeHead(200, headers).end(body));
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
