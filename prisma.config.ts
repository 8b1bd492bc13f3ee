import { defineConfig } from 'prisma/config';
import { loadSettings } from './scripts/set-up/settings.mjs';

loadSettings();

const url = process.env.DATABASE_URL || 'file:./data/adaptive-site.db';
const provider = /^postgres(ql)?:/.test(url) ? 'postgres' : 'sqlite';

// For Prisma's commands (`npx prisma migrate deploy`, `studio`) on a machine that can download its engine.
export default defineConfig({
  schema: `prisma/${provider}/schema.prisma`,
  migrations: { path: `prisma/${provider}/migrations` },
  datasource: { url },
});
