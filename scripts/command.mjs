import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './set-up/fingerprint.mjs';

/** The script and arguments behind `npm test -- NAME`, `npm run bench -- NAME` and so on; '' without a name. */
const COMMANDS = {
  test: {
    '': 'scripts/test.mjs',
    a11y: 'e2e/deep/a11y/run.mjs',
    deploy: 'deploy/test.mjs',
    edit: 'e2e/deep/panel/run.mjs',
    faults: 'e2e/ops/faults/run.mjs',
    foreign: 'e2e/deep/foreign/run.mjs',
    fuzz: 'e2e/ops/fuzz/run.mjs',
    guards: 'node_modules/@stryker-mutator/core/bin/stryker.js run e2e/ops/mutation/stryker.config.mjs',
    'provider-faults': 'e2e/calls/run-provider-faults.mjs',
    security: 'e2e/ops/security/run.mjs',
    visitors: 'scripts/simulate-visitors.mjs',
  },
  check: {
    '': 'scripts/test.mjs --fast',
    lint: 'node_modules/eslint/bin/eslint.js . --max-warnings 0',
    types: 'node_modules/typescript/bin/tsc --noEmit',
  },
  build: 'scripts/build.mjs',
  'content:check': 'scripts/content-check.mjs',
  'content:matrix': 'scripts/content-matrix.mjs',
  eval: 'e2e/assistant/run.mjs',
  experiments: 'scripts/experiments.mjs',
  preview: 'scripts/preview.mjs',
  bench: {
    dev: 'scripts/bench-dev.mjs',
    inp: 'scripts/bench-inp.mjs',
    load: 'scripts/bench-load.mjs',
    pages: 'scripts/bench-pages.mjs',
    season: 'e2e/ops/season/run.mjs',
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
  const start = group === 'test' ? 'npm test' : `npm run ${group}`;
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
