import { once } from 'node:events';
import { createServer } from 'node:http';
import { root } from '../set-up/fingerprint.mjs';
import { runNode } from '../shared/run.mjs';

async function checkContent() {
  const { code, output } = await runNode(['scripts/edit/check.mjs']);
  if (code !== 0) throw new Error(`The check could not run: ${output.trim().split('\n').at(-1)}`);
  return JSON.parse(output.trim().split('\n').at(-1));
}

/**
 * Starts the server of the editors' panel for the site on `sitePort`. It listens at once and loads what it needs with
 * the first request, so that the site starts as fast as without it.
 * @param {string | number} sitePort
 * @returns {Promise<string>} its address
 */
export async function listenForEdits(sitePort) {
  const origins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${sitePort}`);
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Ends with Next, not before and not after.
  server.unref();
  const { port } = server.address();
  let handler;
  const load = async () => {
    const { loadTypeScript } = await import('../shared/load-typescript.mjs');
    const { createEditHandler } = await loadTypeScript('scripts/edit/edit-server.ts');
    return createEditHandler({ root, port, origins, checkContent });
  };
  server.on('request', async (request, response) => {
    try {
      (await (handler ??= load()))(request, response);
    } catch (error) {
      handler = undefined;
      response.writeHead(500).end(String(error));
    }
  });
  return `http://127.0.0.1:${port}`;
}
