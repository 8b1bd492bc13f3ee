import { listOwnHosts, readDevHosts } from '../lib/config/dev-hosts.mjs';
import { localAddress } from '../lib/config/listening.mjs';
import { createChecker } from './content/checker.mjs';
import { watchContent } from './content/watch-content.mjs';
import { listenForEdits } from './edit/listen.mjs';
import { checkPort } from './set-up/check-port.mjs';
import { checkSettings, migrateDatabase, prepare } from './set-up/set-up.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { runCommand } from './shared/console.mjs';
import { startBin } from './shared/run.mjs';

await runCommand(async () => {
  const port = process.env.PORT || '3000';
  await checkPort(port);
  await prepare({ withTools: false });
  // Copied before the settings are loaded: Next reloads changed .env files only for variables that are not yet set.
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  loadSettings({ isDevelopment: true });
  await checkSettings();
  const hosts = readDevHosts(process.env.DEV_HOSTS);
  await migrateDatabase();
  const checker = createChecker();
  // app/layout.tsx adds the panel's script to the pages.
  if (env.EDIT_PANEL !== 'off') {
    env.EDIT_UPSTREAM = await listenForEdits(
      port,
      checker,
      hosts.length > 0 ? [...listOwnHosts(), ...hosts] : [],
    );
    env.EDIT_SERVER = hosts.length > 0 ? '/api/edit' : env.EDIT_UPSTREAM;
  }
  // With server fast refresh, a file that was broken and then reverted keeps responding with 500 until another edit.
  const child = startBin(
    'next',
    ['dev', '--no-server-fast-refresh', '-p', port, ...(env.LISTEN ? ['-H', env.LISTEN] : [])],
    { env, stdio: 'inherit' },
  );
  const watcher = await watchContent(localAddress(port), checker);
  process.once('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0)));
  watcher.close();
});
