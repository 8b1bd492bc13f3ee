import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './set-up/fingerprint.mjs';

/** The script behind `npm run bench -- NAME` and so on. */
const COMMANDS = {
  bench: {
    inp: 'scripts/bench-inp.mjs',
    load: 'scripts/bench-load.mjs',
    pages: 'scripts/bench-pages.mjs',
  },
  deploy: {
    backup: 'deploy/backup.mjs',
    nginx: 'deploy/nginx/make.mjs',
    release: 'deploy/release.mjs',
    restore: 'deploy/restore.mjs',
    sbom: 'scripts/sbom.mjs',
  },
  data: {
    assistant: 'scripts/assistant-questions.mjs',
    campaigns: 'scripts/campaigns-report.mjs',
    leads: 'scripts/leads-export.mjs',
    purge: 'scripts/data-purge.mjs',
  },
};

const [node, , group, ...args] = process.argv;
const commands = COMMANDS[group] ?? {};
const isGroup = typeof commands === 'object';
const name = isGroup && args[0] && !args[0].startsWith('-') ? args.shift() : '';
const [file, ...scriptArgs] = (isGroup ? commands[name] : commands)?.split(' ') ?? [];
if (file) {
  const path = resolve(root, file);
  // As if Node had been started with the script.
  process.argv = [node, path, ...scriptArgs, ...args];
  await import(pathToFileURL(path).href).catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    fail(error.message, 'If packages are not installed: npm ci, then run the command again.');
  });
} else {
  const known = Object.keys(commands).filter(Boolean);
  const start = `npm run ${group}`;
  fail(
    name ? `There is no ${start} -- ${name}.` : 'No command was named.',
    `${start} -- followed by one of ${known.join(', ')}; each takes --help.`,
  );
}

function fail(what, todo) {
  console.error(`What failed: ${what}`);
  console.error(`What to do:  ${todo}`);
  process.exitCode = 1;
}
