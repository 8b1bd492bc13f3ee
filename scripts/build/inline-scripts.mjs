import { build } from 'esbuild';
import { root } from '../shared/fingerprint.mjs';
import { esbuildTarget } from './browser-floor.mjs';

const SCRIPTS = { BOOT_SCRIPT: 'app/inline/boot.ts', EXPOSURE_SCRIPT: 'app/inline/exposures.ts' };

/** Next reads its configuration more than once. */
let bundled;

/**
 * Bundles the pages' inline scripts, which next.config.mjs passes to the pages as environment variables.
 * @returns {Promise<Record<keyof typeof SCRIPTS, string>>} each is one line that begins with a parenthesis, as the
 * Trusted Types policy requires (app/inline/boot.ts)
 */
export function bundleInlineScripts() {
  bundled ??= bundle();
  return bundled;
}

async function bundle() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: SCRIPTS,
    outdir: root,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: esbuildTarget,
    legalComments: 'none',
    alias: { '@': root },
    // Without `strict`, which would put a directive before the parenthesis.
    tsconfigRaw: {},
  });
  const textOf = (name) => outputFiles.find(({ path }) => path.endsWith(`${name}.js`)).text.trim();
  return Object.fromEntries(Object.keys(SCRIPTS).map((name) => [name, textOf(name)]));
}
