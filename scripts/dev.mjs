import { spawn } from 'node:child_process';
import { root } from './set-up/fingerprint.mjs';
import { migrateDatabase, prepare } from './set-up/set-up.mjs';
import { loadSettings } from './set-up/settings.mjs';
import { runCommand, step } from './shared/console.mjs';

await runCommand(async () => {
  await prepare();
  // Next reads the .env files itself, and again whenever one is saved; it must not find them in its environment.
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  loadSettings({ isDevelopment: true });
  await step('Database', migrateDatabase);
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'dev', '-p', env.PORT || '3000'],
    { cwd: root, env, stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0)));
});
