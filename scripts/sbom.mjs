import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSbom } from './security/sbom.mjs';
import { root } from './set-up/fingerprint.mjs';
import { runCommand, step, StepError } from './shared/console.mjs';
import { readOptions } from './shared/read-options.mjs';

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

await runCommand(async () => {
  if (readOptions(USAGE).values.help) console.log(USAGE);
  else await writeSbom();
});
