import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const output = { stdout: '', stderr: '' };
for (const name of ['stdout', 'stderr'])
  process[name].write = (chunk) => {
    output[name] += chunk;
    return true;
  };

let runs = 0;

process.on('message', async ({ script, args, env }) => {
  Object.assign(output, { stdout: '', stderr: '' });
  Object.assign(process.env, env);
  process.argv = [process.execPath, resolve(script), ...args];
  process.exitCode = 0;
  process.stdout.removeAllListeners('error');
  // The query makes Node evaluate the script again; what it imports stays loaded.
  await import(`${pathToFileURL(resolve(script))}?${(runs += 1)}`);
  process.send({ code: process.exitCode, ...output });
});
