import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explain, step, StepError } from '../scripts/console.mjs';
import { root } from '../scripts/fingerprint.mjs';
import { run } from '../scripts/run.mjs';
import { restartBy } from './release/instances.mjs';
import { addAssets } from './release/links.mjs';
import { release } from './release/release.mjs';

const USAGE = `Builds the checked-out commit aside and brings it before the visitors without refusing a request.

  node --env-file=/etc/adaptive-site.env deploy/release.mjs
  node --env-file=/etc/adaptive-site.env deploy/release.mjs --id <id>     a folder of releases/ that is built already

  --prepare-only     builds and shows the new scripts and styles, as every machine must before the first one changes

  --base /srv/adaptive-site    --port 3001 --port 3002    --trial-port 3009    --keep 3
  --restart 'sudo -n systemctl restart adaptive-site@{port}'`;

const numberFrom = (text) => {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new StepError(`"${text}" is not a number that can stand here.`, { todo: USAGE });
};

/** Copies what is committed into a folder of its own, installs and builds there; the folder gets its name when it is whole. */
async function prepare(base) {
  const commit = (await must('git', ['rev-parse', '--short', 'HEAD'])).trim();
  const id = `${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}-${commit}`;
  const part = join(base, 'releases', `.${id}`);
  await mkdir(part, { recursive: true });
  try {
    await step('Source', async () => {
      await must('/bin/sh', ['-c', 'git archive HEAD | tar -x -C "$0"', part]);
      return { note: commit };
    });
    await must(process.execPath, ['deploy/release/prepare.mjs'], { cwd: part, show: true });
    await rename(part, join(base, 'releases', id));
    return id;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function must(program, args, options = {}) {
  const { code, output } = await run(program, args, { cwd: root, ...options });
  if (code === 0) return output;
  throw new StepError(`${program} ${args.join(' ')} failed.`, { output: options.show ? '' : output });
}

async function main() {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: '/srv/adaptive-site' },
      id: { type: 'string' },
      port: { type: 'string', multiple: true, default: ['3001', '3002'] },
      'trial-port': { type: 'string', default: '3009' },
      restart: { type: 'string', default: 'sudo -n systemctl restart adaptive-site@{port}' },
      keep: { type: 'string', default: '3' },
      'prepare-only': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(USAGE);
  const { base } = values;
  if (!existsSync(base)) {
    throw new StepError(`There is no folder ${base}.`, { todo: 'deploy/README.md, step 2, makes it.' });
  }
  const order = {
    base,
    ports: values.port.map(numberFrom),
    trialPort: numberFrom(values['trial-port']),
    keep: numberFrom(values.keep),
    restart: restartBy(values.restart),
  };
  const id = values.id ?? (await prepare(base));
  if (values['prepare-only']) {
    await addAssets(base, id);
    return console.log(`\n${id} is ready: --id ${id}`);
  }
  await release({ ...order, id });
  console.log(`\n${id} is served.`);
}

try {
  await main();
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
