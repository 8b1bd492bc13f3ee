import { createServer } from 'node:net';
import { StepError } from '../shared/console.mjs';

/**
 * Checks that the site can listen on the port, before installing and building.
 * @param {string} port from the environment
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
 * Maps a listen error to advice for the operator.
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
