import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCommand } from './shared/is-command.mjs';
import { runBin } from './shared/run.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCE = join(ROOT, 'prisma/sqlite/schema.prisma');
const DERIVED = join(ROOT, 'prisma/postgres/schema.prisma');

export function derivePostgresSchema(sqliteSchema) {
  return sqliteSchema
    .replace(
      /^\/\/ The source of both schemas.*$/m,
      '// Derived from prisma/sqlite/schema.prisma by scripts/generate.mjs: change that file, not this one.',
    )
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace('lib/db/generated/sqlite', 'lib/db/generated/postgres');
}

/** Writes the derived schema and both Prisma clients. Throws with Prisma's output if it fails. */
export async function generate() {
  mkdirSync(dirname(DERIVED), { recursive: true });
  const derived = derivePostgresSchema(readFileSync(SOURCE, 'utf8'));
  writeFileSync(DERIVED, derived);
  for (const schema of [SOURCE, DERIVED]) {
    const { code, output } = await runBin('prisma', ['generate', '--no-hints', '--schema', schema], {
      env: {
        // `generate` never runs the schema engine, but downloads it unless a path is set.
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        CHECKPOINT_DISABLE: '1',
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
      },
    });
    if (code !== 0) throw new Error(`prisma generate failed for ${schema}:\n${output}`);
  }
}

if (isCommand(import.meta.url)) {
  await generate();
}
