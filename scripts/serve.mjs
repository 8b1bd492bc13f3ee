import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { StepError } from './console.mjs';
import { root } from './fingerprint.mjs';

/** Starts the built site in `folder` on `port` and waits until it answers. */
export async function serve(folder, port, env) {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port)],
    {
      cwd: folder,
      env: { ...process.env, ...env, NODE_ENV: 'production', LOG_LEVEL: 'silent' },
      stdio: 'ignore',
    },
  );
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { url, stop: () => child.kill('SIGTERM') };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new StepError(`Nothing answers on ${url}.`, { todo: 'Run npm start to see why.' });
}
