import { createServer } from 'node:net';
import { explainListening } from '../../lib/config/listening.mjs';
import { StepError } from '../shared/console.mjs';

/** From 1024 on, those of https://fetch.spec.whatwg.org/#port-blocking: neither browsers nor fetch request them. */
const BLOCKED_PORTS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
];

/**
 * Checks that the site can listen on the port, before installing and building.
 * @param {string} port from the environment
 * @param {string} [listen] the address, every one by default
 */
export function checkPort(port, listen = process.env.LISTEN) {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new StepError(`PORT is "${port}", which is not a port.`, {
      todo: 'Set PORT to a number from 1 to 65535.',
    });
  }
  if (BLOCKED_PORTS.includes(number)) {
    throw new StepError(`Browsers refuse to open port ${number}.`, {
      todo: 'Choose another port, such as PORT=3000.',
    });
  }
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const { message, todo } = explainListening(error, { port: number, listen });
      reject(new StepError(message, { todo }));
    });
    probe.listen(number, listen || undefined, () =>
      probe.close(() => resolve({ note: `port ${port} is free` })),
    );
  });
}
