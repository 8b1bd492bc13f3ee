import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { build, transform } from 'esbuild';
import { EXTERNAL_PACKAGES } from '../../lib/config/external-packages.mjs';
import { SERVICE_WORKER_FILE } from '../../lib/config/service-worker.mjs';
import { root } from '../shared/fingerprint.mjs';
import { esbuildTarget } from './browser-floor.mjs';
import { isWithoutExperiments } from './build-inputs.mjs';
import { bundleInlineScripts } from './inline-scripts.mjs';

const STYLES = ['app/theme-tokens.css', 'app/reader-settings.css', 'lib/service-worker/offline-page.css'];

const COLOR_MODE = `try{var m=localStorage.getItem('theme');if(m==='dark'||m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.classList.add('dark')}catch(e){}`;

async function readStyle() {
  const styles = await Promise.all(STYLES.map((file) => readFile(join(root, file), 'utf8')));
  return (
    await transform(styles.join(''), { loader: 'css', minify: true, target: esbuildTarget })
  ).code.trim();
}

/**
 * Bundles the service worker into one file for its route.
 * @returns {Promise<string>} a summary for the terminal
 */
export async function writeServiceWorker() {
  const { BOOT_SCRIPT } = await bundleInlineScripts();
  const outfile = join(root, SERVICE_WORKER_FILE);
  await mkdir(dirname(outfile), { recursive: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['lib/service-worker/worker.ts'],
    outfile,
    bundle: true,
    minify: true,
    metafile: true,
    format: 'iife',
    target: esbuildTarget,
    legalComments: 'none',
    alias: { '@': root },
    define: {
      'process.env.NODE_ENV': '"production"',
      OFFLINE_STYLE: JSON.stringify(await readStyle()),
      OFFLINE_SCRIPT: JSON.stringify(BOOT_SCRIPT + COLOR_MODE),
      OFFLINE_MARK: JSON.stringify(await readFile(join(root, 'public/icon.svg'), 'utf8')),
    },
  });
  const [{ bytes }] = Object.values(metafile.outputs);
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** The operator's commands, below .next, for the image, which has no sources. */
const COMMANDS = {
  'bin/migrate': 'scripts/migrate.mjs',
  'bin/data': 'scripts/data.mjs',
  'bin/experiments': 'scripts/experiments.mjs',
  'bin/backup': 'deploy/backup.mjs',
  'bin/health': 'deploy/health.mjs',
};
/** Packages in CommonJS call it. */
const REQUIRE = `import{createRequire as createBundled}from'node:module';const require=createBundled(import.meta.url);`;

/**
 * Bundles the server and the commands for Node.
 * @param {string} folder of the build
 * @returns {Promise<void>}
 */
export async function writePrograms(folder) {
  const outdir = join(root, '.next');
  await build({
    absWorkingDir: root,
    entryPoints: {
      ...COMMANDS,
      [posix.join(relative(outdir, resolve(root, folder)), 'main')]: 'server/main.ts',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: [...EXTERNAL_PACKAGES, '@prisma/client', 'pg-native', 'prettier', 'tsx'],
    banner: { js: REQUIRE },
    define: isWithoutExperiments() ? { 'process.env.EXPERIMENTS': '"off"' } : {},
    alias: { '@': root, 'server-only': join(root, 'node_modules/server-only/empty.js') },
    logLevel: 'warning',
  });
}
