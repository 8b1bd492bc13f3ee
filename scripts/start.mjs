import { localAddress } from '../lib/config/listening.mjs';
import { checkPort } from './set-up/check-port.mjs';
import { build, checkNode, generate, install, migrateDatabase } from './set-up/set-up.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { startServer } from './set-up/start-server.mjs';
import { runCommand, step } from './shared/console.mjs';

const port = process.env.PORT || '3000';

await runCommand(async () => {
  console.log('\nAttune, the adaptive site\n');
  await step('Node', () => checkNode());
  await step('Port', () => checkPort(port));
  await step('Packages', install);
  await step('Database client', generate);
  loadSettings();
  await step('Database', migrateDatabase);
  await step('Build', build);
  const ended = await step('Server', () => startServer(port));
  console.log(`\nOpen ${localAddress(port)}    Ctrl-C stops it.\n`);
  process.exitCode = await ended;
});
