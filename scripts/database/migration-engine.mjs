import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../set-up/fingerprint.mjs';

const require = createRequire(import.meta.url);

function migrationNames(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

export function isUpToDate(provider, rows) {
  const finished = new Set(rows.filter((row) => row.finished_at !== null).map((row) => row.migration_name));
  return migrationNames(join(root, 'prisma', provider, 'migrations')).every((name) => finished.has(name));
}

/** What `prisma migrate deploy` does, by Prisma's own engine in WebAssembly, which needs no download. */
export async function applyMigrations(provider, adapterFactory) {
  const { bindMigrationAwareSqlAdapterFactory } = require('@prisma/driver-adapter-utils');
  const SchemaEngine = await loadSchemaEngine();
  const baseDir = join(root, 'prisma', provider, 'migrations');
  const schema = join(root, 'prisma', provider, 'schema.prisma');
  const connections = [];
  const factory = {
    provider: adapterFactory.provider,
    adapterName: adapterFactory.adapterName,
    connectToShadowDb: () => adapterFactory.connectToShadowDb(),
    async connect() {
      const connection = await adapterFactory.connect();
      connections.push(connection);
      return connection;
    },
  };
  try {
    const engine = await SchemaEngine.new(
      { datamodels: [[schema, readFileSync(schema, 'utf8')]] },
      () => {},
      bindMigrationAwareSqlAdapterFactory(factory),
    );
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: readMigrations(baseDir),
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } finally {
    // The engine leaves its connections open, and the one to SQLite locks everybody else out.
    for (const connection of connections) await connection.dispose();
  }
}

function readMigrations(baseDir) {
  const read = (...path) => readFileSync(join(baseDir, ...path), 'utf8');
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: read('migration_lock.toml') },
    shadowDbInitScript: '',
    migrationDirectories: migrationNames(baseDir).map((path) => ({
      path,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: read(path, 'migration.sql') } },
    })),
  };
}

let schemaEngine;

/** Once per process: the module keeps its memory in the bindings, which a second start would pull from under the first. */
function loadSchemaEngine() {
  schemaEngine ??= startSchemaEngine();
  return schemaEngine;
}

async function startSchemaEngine() {
  const path = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bindings = await import(pathToFileURL(path).href);
  // The package's own entry wants a bundler that can import .wasm files.
  const compiled = new WebAssembly.Module(readFileSync(path.replace(/\.js$/, '.wasm')));
  // The engine's own ten-second timer would keep the process from ending.
  const timer = Object.keys(bindings).find((name) => name.startsWith('__wbg_setTimeout'));
  const setTimer = (callback, milliseconds) => setTimeout(callback, milliseconds).unref();
  const imports = { ...bindings, ...(timer && { [timer]: setTimer }) };
  const instance = new WebAssembly.Instance(compiled, { './schema_engine_bg.js': imports });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings.SchemaEngine;
}
