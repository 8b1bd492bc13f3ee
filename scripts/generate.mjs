import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './shared/fingerprint.mjs';
import { runCommand, StepError } from './shared/console.mjs';
import { runBin } from './shared/run.mjs';

// Writes the schema for Postgres and both Prisma clients.

const SOURCE = 'prisma/sqlite/schema.prisma';
const DERIVED = 'prisma/postgres/schema.prisma';

await runCommand(async () => {
  const schema = await readFile(join(root, SOURCE), 'utf8');
  const derived = schema
    .replace(
      /^\/\/ The source of both schemas.*$/m,
      '// Derived from prisma/sqlite/schema.prisma by scripts/generate.mjs: change that file, not this one.',
    )
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace('lib/db/generated/sqlite', 'lib/db/generated/postgres');
  await writeFile(join(root, DERIVED), derived);
  // `generate` never runs the schema engine, but downloads it unless a path is set.
  const env = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  };
  for (const file of [SOURCE, DERIVED]) {
    const { code, output } = await runBin('prisma', ['generate', '--no-hints', '--schema', file], { env });
    if (code !== 0) throw new StepError(`prisma generate failed for ${file}.`, { output });
  }
});
