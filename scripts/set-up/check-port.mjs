import { createServer } from 'node:net';
import { explainListening } from '../../lib/config/listening.mjs';
import { StepError } from '../shared/console.mjs';

/**
 * Checks that the site can listen on the port, before installing and building.
 * @param {string} port from the environment
 * @param {string} [listen] the address, every one by default
 * @returns {Promise<void>}
 */
export function checkPort(port, listen = process.env.LISTEN) {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new StepError(`PORT is "${port}", which is not a number from 1 to 65535.`);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const { message, todo } = explainListening(error, { port: number, listen });
      reject(new StepError(message, { todo }));
    });
    probe.listen(number, listen || undefined, () => probe.close(() => resolve()));
  });
}
