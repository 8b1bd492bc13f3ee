import { defineConfig } from 'prisma/config';
import { loadSettings } from './scripts/set-up/settings.mjs';

loadSettings();

const url = process.env.DATABASE_URL || 'file:./data/adaptive-site.db';
const isPostgres = /^postgres(ql)?:/.test(url);

// For Prisma's commands (`npx prisma migrate deploy`, `studio`) on a machine that can download its engine.
export default defineConfig({
  schema: isPostgres ? 'lib/db/generated/postgres.prisma' : 'prisma/sqlite/schema.prisma',
  migrations: { path: `prisma/${isPostgres ? 'postgres' : 'sqlite'}/migrations` },
  datasource: { url },
});
