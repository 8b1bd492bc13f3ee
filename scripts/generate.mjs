import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './shared/fingerprint.mjs';
import { runCommand, StepError } from './shared/console.mjs';
import { runBin } from './shared/run.mjs';

const SOURCE = 'prisma/sqlite/schema.prisma';
const GENERATED = 'lib/db/generated';
const DERIVED = `${GENERATED}/postgres.prisma`;

/** Writes the schema for Postgres and both Prisma clients. */
await runCommand(async () => {
  const schema = await readFile(join(root, SOURCE), 'utf8');
  const derived = schema
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace(`../../${GENERATED}/sqlite`, 'postgres');
  await mkdir(join(root, GENERATED), { recursive: true });
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
