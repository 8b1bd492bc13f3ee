import { migrate, readMigrationUrl } from './database/migrate.mjs';
import { loadSettings } from './set-up/settings.mjs';

try {
  loadSettings();
  const applied = await migrate({ databaseUrl: readMigrationUrl() });
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
