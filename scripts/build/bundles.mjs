import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, transform } from 'esbuild-wasm';
import { root } from '../set-up/fingerprint.mjs';
import { esbuildTarget } from '../shared/browser-floor.mjs';
import { bundleInlineScripts } from './inline-scripts.mjs';
import { loadTypeScript } from '../shared/load-typescript.mjs';
import { SITE } from '../shared/run.mjs';

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
  const { SERVICE_WORKER_FILE } = await loadTypeScript(join(root, 'lib/config/service-worker.ts'));
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

/**
 * Bundles server/main.ts for Node, with packages external.
 * @returns {Promise<void>}
 */
export async function writeServer() {
  await build({
    absWorkingDir: root,
    entryPoints: ['server/main.ts'],
    outfile: join(root, SITE),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { '@': root, 'server-only': join(root, 'node_modules/server-only/empty.js') },
    logLevel: 'warning',
  });
}
