import { createChecker } from './content/checker.mjs';
import { watchContent } from './content/watch-content.mjs';
import { listenForEdits } from './edit/listen.mjs';
import { migrateDatabase, prepare } from './set-up/set-up.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { runCommand, step } from './shared/console.mjs';
import { passSignal, startNext } from './shared/run.mjs';

await runCommand(async () => {
  await prepare({ withTools: false });
  // Next reads the .env files itself, and again whenever one is saved; it must not find them in its environment.
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  loadSettings({ isDevelopment: true });
  await step('Database', migrateDatabase);
  const port = env.PORT || '3000';
  const checker = createChecker();
  // app/layout.tsx puts the panel's script into the pages.
  if (env.EDIT_PANEL !== 'off') env.EDIT_SERVER = await listenForEdits(port, checker);
  // With it, a file that was broken and is as before stays broken in the server: 500 until another edit.
  const child = startNext(['dev', '--no-server-fast-refresh', '-p', port], { env, stdio: 'inherit' });
  const watcher = await watchContent(`http://localhost:${port}`, checker);
  process.once('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => passSignal(child, signal));
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0)));
  watcher.close();
});
