import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localAddress } from '../lib/config/listening.mjs';
import { readBuild } from './build/current-build.mjs';
import { checkPort } from './set-up/check-port.mjs';
import { root } from './shared/fingerprint.mjs';
import { build, checkSettings, migrateDatabase, prepare } from './set-up/set-up.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { explain, runCommand } from './shared/console.mjs';
import { SITE } from './shared/run.mjs';

process.env.PORT ||= '3000';
const { PORT: port } = process.env;

await runCommand(async () => {
  await checkPort(port);
  await prepare({ withTools: false });
  loadSettings();
  await checkSettings();
  await migrateDatabase();
  await build().catch((error) => {
    if (!readBuild()) throw error;
    explain(error);
    console.error('\nThe last build that succeeded is served, without the changes since then.');
  });
  // The server runs in this process, from the site's folder.
  process.chdir(root);
  await import(pathToFileURL(join(root, SITE)).href);
  console.log(`Open ${localAddress(port)}    Ctrl-C stops it.`);
});
