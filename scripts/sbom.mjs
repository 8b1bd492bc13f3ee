import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './set-up/fingerprint.mjs';
import { StepError, step } from './shared/console.mjs';
import { isCommand } from './shared/is-command.mjs';
import { runWithOptions } from './shared/read-options.mjs';
import { runNpm } from './shared/run.mjs';

/** Licenses checked by hand: they are only in a file, which npm does not read. */
const MANUAL_LICENSES = { 'seq-queue@0.0.5': 'MIT' };

const readJson = async (name) => JSON.parse(await readFile(join(root, name), 'utf8'));
const purlOf = (path, version) =>
  `pkg:npm/${path.split('node_modules/').at(-1).replace('@', '%40')}@${version}`;

function withLicense(component) {
  const id = MANUAL_LICENSES[`${component.name}@${component.version}`];
  return component.licenses?.length > 0 || !id
    ? component
    : { ...component, licenses: [{ license: { id } }] };
}

/**
 * Lists a project without its devDependencies. `npm sbom --omit dev` would also omit production packages that tests
 * need.
 * @param {object} lock package-lock.json without the test packages
 */
async function listWithoutTests(lock) {
  const project = await readJson('package.json');
  delete project.devDependencies;
  const folder = await mkdtemp(join(tmpdir(), 'sbom-'));
  try {
    await writeFile(join(folder, 'package.json'), JSON.stringify(project));
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel', 'error'];
    const { code, output } = await runNpm(args, { cwd: folder });
    if (code !== 0) throw new StepError('npm could not list the packages.', { output, todo: 'Run npm ci.' });
    return JSON.parse(output.slice(output.indexOf('{')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The CycloneDX software bill of materials of the production dependencies, and its problems.
 * @returns {Promise<{ sbom: object, components: number, findings: string[] }>}
 */
export async function makeSbom() {
  const lock = await readJson('package-lock.json');
  delete lock.packages[''].devDependencies;
  const production = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
  const sbom = await listWithoutTests({ ...lock, packages: Object.fromEntries(production) });
  const components = sbom.components.map(withLicense);
  const listed = new Set(components.map(({ purl }) => purl));
  const needed = production.filter(([path, { optional, devOptional }]) => path && !optional && !devOptional);
  const findings = [
    ...needed
      .map(([path, { version }]) => purlOf(path, version))
      .filter((purl) => !listed.has(purl))
      .map((purl) => `${purl} is not listed`),
    ...components
      .filter(({ licenses = [] }) => licenses.length === 0)
      .map(({ purl }) => `${purl} has no license`),
  ];
  return { sbom: { ...sbom, components }, components: components.length, findings };
}

const FILE = '.cache/sbom.cdx.json';
const USAGE = `Writes the bill of materials (CycloneDX): every package with its version, license and hash.

  npm run deploy -- sbom     into ${FILE}`;

function writeSbom() {
  return step('Bill of materials', async () => {
    const { sbom, components, findings } = await makeSbom();
    if (findings.length > 0)
      throw new StepError(`${findings.length} findings.`, { output: findings.join('\n') });
    await mkdir(join(root, '.cache'), { recursive: true });
    await writeFile(join(root, FILE), `${JSON.stringify(sbom, null, 2)}\n`);
    return { note: `${components} packages with licenses in ${FILE}` };
  });
}

if (isCommand(import.meta.url)) await runWithOptions(USAGE, writeSbom);
