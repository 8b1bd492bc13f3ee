import { constants } from 'node:os';
import { migrate, readMigrationUrl } from './database/migrate.mjs';
import { loadSettings } from './set-up/settings.mjs';

// As the first process of a container, it would ignore them.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

try {
  loadSettings();
  const applied = await migrate({ databaseUrl: readMigrationUrl() });
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
