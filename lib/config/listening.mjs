/** Addresses on which the site also responds at localhost. */
const REACHED_BY_LOCALHOST = ['', 'localhost', '0.0.0.0', '::'];

/**
 * The address at which this machine reaches a site.
 * @param {string | number} port
 * @param {string} [listen] the LISTEN setting
 */
export function localAddress(port, listen = process.env.LISTEN ?? '') {
  if (REACHED_BY_LOCALHOST.includes(listen)) return `http://localhost:${port}`;
  return `http://${listen.includes(':') ? `[${listen}]` : listen}:${port}`;
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
