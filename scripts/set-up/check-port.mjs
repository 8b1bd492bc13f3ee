import { createServer } from 'node:net';
import { StepError } from '../shared/console.mjs';

/**
 * Whether the site can listen there, before it is installed and built.
 * @param {string} port as it stands in the environment
 */
export function checkPort(port) {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new StepError(`PORT is "${port}", which is not a port.`, {
      todo: 'Set PORT to a number from 1 to 65535.',
    });
  }
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explainListening(error, number)));
    probe.listen(number, () => probe.close(() => resolve({ note: `port ${port} is free` })));
  });
}

/**
 * What an operator can do about a port on which nobody can listen.
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 */
export function explainListening({ code }, port) {
  if (code === 'EADDRINUSE') {
    return new StepError(`Something else is listening on port ${port}.`, {
      todo: `Stop it, or choose another port: PORT=${port === 65_535 ? 3000 : port + 1} npm start`,
    });
  }
  if (code === 'EACCES') {
    return new StepError(`This user is not allowed to listen on port ${port}.`, {
      todo: 'Choose port 1024 or higher, such as PORT=3000 npm start. deploy/README.md explains how to put nginx in front on 80 and 443.',
    });
  }
  return new StepError(`Port ${port} cannot be used (${code}).`, { todo: 'Choose another port.' });
}
