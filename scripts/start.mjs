import { checkPort } from './check-port.mjs';
import { explain, step } from './console.mjs';
import { build, checkNode, generate, install, migrateDatabase, setConsentMode } from './set-up.mjs';
import { loadSettings } from './settings.mjs';
import { startServer } from './start-server.mjs';

const port = process.env.PORT || '3000';

try {
  console.log('\nAttune, the adaptive site\n');
  await step('Node', () => checkNode());
  await step('Port', () => checkPort(port));
  await step('Packages', install);
  await step('Database client', generate);
  loadSettings();
  await step('Database', migrateDatabase);
  await step('Build', build);
  await step('Consent', () => setConsentMode());
  const ended = await step('Server', () => startServer(port));
  console.log(`\nOpen http://localhost:${port}    Ctrl-C stops it.\n`);
  process.exitCode = await ended;
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
