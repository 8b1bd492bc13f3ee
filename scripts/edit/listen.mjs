import { once } from 'node:events';
import { createServer } from 'node:http';
import { localAddress } from '../../lib/config/listening.mjs';
import { root } from '../shared/fingerprint.mjs';

/**
 * Starts the server of the editors' panel for the site on `sitePort`. It listens at once but loads its modules on the
 * first request, so that it does not delay the site's start.
 * @param {string | number} sitePort
 * @param {ReturnType<typeof import('../content/checker.mjs').createChecker>} checker
 * @param {readonly string[]} hosts names at which the site's pages reach the panel on their own origin (next.config.mjs)
 * @returns {Promise<string>} the server's origin
 */
export async function listenForEdits(sitePort, checker, hosts = []) {
  const origins = [
    ...['localhost', '127.0.0.1'].map((host) => `http://${host}:${sitePort}`),
    localAddress(sitePort),
  ];
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Must not keep the process alive after Next has ended.
  server.unref();
  const { port } = server.address();
  const checkContent = async () => {
    const { findings, report } = await checker.check();
    if (!findings) throw new Error(report);
    return findings;
  };
  let handler;
  const load = async () => {
    const { loadTypeScript } = await import('../shared/load-typescript.mjs');
    const { createEditHandler } = await loadTypeScript('scripts/edit/edit-server.ts');
    return createEditHandler({ root, port, origins, hosts, checkContent });
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
