import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { localAddress } from '../lib/config/listening.mjs';
import { checkPort } from './set-up/check-port.mjs';
import { root } from './set-up/fingerprint.mjs';
import { build, migrateDatabase, prepare } from './set-up/set-up.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { runCommand } from './shared/console.mjs';
import { SITE } from './shared/run.mjs';

const port = process.env.PORT || '3000';

await runCommand(async () => {
  await checkPort(port);
  await prepare({ withTools: false });
  loadSettings();
  await migrateDatabase();
  await build();
  // The server runs in this process, from the site's folder.
  process.chdir(root);
  await import(pathToFileURL(join(root, SITE)).href);
  console.log(`Open ${localAddress(port)}    Ctrl-C stops it.`);
});
