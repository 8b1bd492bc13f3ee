import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { StepError } from './console.mjs';
import { root } from './fingerprint.mjs';

/** Starts the built site in `folder` on `port` and waits until `path` answers; `stop` resolves when it has ended. */
export async function serve(folder, port, env, path = '/') {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port)],
    {
      cwd: folder,
      env: { ...process.env, ...env, NODE_ENV: 'production', LOG_LEVEL: 'silent' },
      stdio: 'ignore',
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 800; tries += 1) {
    if (
      await fetch(url + path).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { url, pid: child.pid, stop };
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  await stop();
  throw new StepError(`Nothing answers on ${url}.`, { todo: 'Run npm start to see why.' });
}
