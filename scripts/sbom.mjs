import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explain, step, StepError } from './console.mjs';
import { root } from './fingerprint.mjs';
import { makeSbom } from './security/sbom.mjs';

const FILE = '.cache/sbom.cdx.json';

try {
  await step('Bill of materials', async () => {
    const { sbom, components, findings } = await makeSbom();
    if (findings.length > 0)
      throw new StepError(`${findings.length} findings.`, { output: findings.join('\n') });
    await mkdir(join(root, '.cache'), { recursive: true });
    await writeFile(join(root, FILE), `${JSON.stringify(sbom, null, 2)}\n`);
    return { note: `${components} packages with licenses in ${FILE}` };
  });
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
