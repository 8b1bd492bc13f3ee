import { get } from 'node:http';

const DEFAULT_PORT = 3000;
const ANSWER_WITHIN_MS = 5000;

/** Addresses on which the site also responds at localhost. */
const REACHED_BY_LOCALHOST = ['', 'localhost', '0.0.0.0', '::'];

/**
 * The address at which this machine reaches a site.
 * @param {string | number} [port] the PORT setting
 * @param {string} [listen] the LISTEN setting
 */
export function localAddress(port, listen = process.env.LISTEN ?? '') {
  const host = nameHost(listen.trim());
  return `http://${host}:${port || DEFAULT_PORT}`;
}

function nameHost(listen) {
  if (REACHED_BY_LOCALHOST.includes(listen)) return 'localhost';
  return listen.includes(':') ? `[${listen}]` : listen;
}

/**
 * Asks the site on this machine for a path, and resolves with the status, or null without an answer. An agent of its own
 * goes through no proxy, which NODE_USE_ENV_PROXY would do even for this machine.
 * @param {string} path
 * @param {{ port?: string | number, listen?: string }} settings
 * @returns {Promise<number | null>}
 */
export function askSite(path, { port, listen }) {
  return new Promise((resolve) => {
    const options = { agent: false, timeout: ANSWER_WITHIN_MS };
    const request = get(localAddress(port, listen) + path, options, (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(null));
  });
}

/**
 * Maps an error of `listen` to two sentences for the operator: what failed, and what to do.
 * @param {{ code?: string }} error
 * @param {{ port: number, listen?: string }} settings
 * @returns {{ message: string, todo: string }}
 */
export function explainListening({ code }, { port, listen }) {
  if (code === 'EADDRINUSE')
    return {
      message: `Something else is listening on port ${port}.`,
      todo: `Stop it, or choose another port: PORT=${port === 65_535 ? 3000 : port + 1}`,
    };
  if (code === 'EACCES')
    return {
      message: `This user is not allowed to listen on port ${port}.`,
      todo: 'Choose port 1024 or higher, such as PORT=3000. deploy/README.md explains how to put a proxy in front on 80 and 443.',
    };
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code ?? ''))
    return {
      message: `LISTEN is "${listen}", which is not an address of this machine.`,
      todo: 'Set LISTEN to one of its addresses, such as 127.0.0.1, or leave it out to listen on all.',
    };
  return { message: `Port ${port} cannot be used (${code}).`, todo: 'Choose another port.' };
}
