import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import pg from 'pg';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const DEFAULT_DATABASE_URL = 'file:./data/adaptive-site.db';
const LOCK_WAIT_MS = 60_000;
const ENGINE_WAIT_MS = 5000;
const CONNECT_TIMEOUT_MS = 10_000;
// Any number will do, as long as every instance of this site takes the same one.
const ADVISORY_LOCK = 7_216_043;

const require = createRequire(import.meta.url);

/**
 * Brings the database to the newest schema and returns the names of the migrations that it applied. Safe when several
 * instances start at once: one works, the others wait. An Error's message is one sentence for the operator.
 */
export async function migrate({ databaseUrl = DEFAULT_DATABASE_URL, log = () => {} } = {}) {
  const applied = /^postgres(ql)?:\/\//.test(databaseUrl)
    ? await migratePostgres(databaseUrl)
    : await migrateSqlite(readSqliteFile(databaseUrl));
  log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
  return applied;
}

export function readSqliteFile(databaseUrl) {
  if (!databaseUrl.startsWith('file:')) {
    throw new Error('DATABASE_URL must start with file:, postgres:// or postgresql://.');
  }
  if (databaseUrl.startsWith('file://')) return fileURLToPath(databaseUrl);
  return resolve(databaseUrl.slice('file:'.length));
}

async function migrateSqlite(file) {
  let lock;
  let database;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // The operating system frees this lock when the process dies, however it dies.
    lock = new Database(`${file}.migrate-lock`, { timeout: LOCK_WAIT_MS });
    lock.exec('BEGIN EXCLUSIVE');
    database = new Database(file, { timeout: LOCK_WAIT_MS });
    // Before Prisma first touches the file: in the default mode acknowledged writes can be lost (prisma issue 29933).
    database.pragma('journal_mode = WAL');
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'").get();
    const rows = known
      ? database.prepare('SELECT migration_name, finished_at FROM _prisma_migrations').all()
      : [];
    // Prisma's engine wants the file for itself.
    database.close();
    if (isUpToDate('sqlite', rows)) return [];
    const { PrismaBetterSqlite3 } = require('@prisma/adapter-better-sqlite3');
    return await applyMigrations('sqlite', new PrismaBetterSqlite3({ url: file, timeout: ENGINE_WAIT_MS }));
  } catch (cause) {
    throw new Error(explainSqlite(cause, file), { cause });
  } finally {
    database?.close();
    lock?.close();
  }
}

async function migratePostgres(connectionString) {
  if (!URL.canParse(connectionString)) {
    throw new Error('DATABASE_URL is not a URL: write it as postgres://user:password@host:5432/database.');
  }
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // A connection that breaks is reported by the query that was waiting on it.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const { rows: tables } = await client.query("SELECT to_regclass('_prisma_migrations') AS name");
    const { rows } = tables[0].name
      ? await client.query('SELECT migration_name, finished_at FROM _prisma_migrations')
      : { rows: [] };
    if (isUpToDate('postgres', rows)) return [];
    const { PrismaPg } = require('@prisma/adapter-pg');
    return await applyMigrations('postgres', new PrismaPg({ connectionString }));
  } catch (cause) {
    throw new Error(explainPostgres(cause, connectionString), { cause });
  } finally {
    await client.end().catch(() => {});
  }
}

function migrationNames(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function isUpToDate(provider, rows) {
  const finished = new Set(rows.filter((row) => row.finished_at !== null).map((row) => row.migration_name));
  return migrationNames(join(ROOT, 'prisma', provider, 'migrations')).every((name) => finished.has(name));
}

/** What `prisma migrate deploy` does, by Prisma's own engine in WebAssembly, which needs no download. */
async function applyMigrations(provider, adapterFactory) {
  const { bindMigrationAwareSqlAdapterFactory } = require('@prisma/driver-adapter-utils');
  const SchemaEngine = await loadSchemaEngine();
  const baseDir = join(ROOT, 'prisma', provider, 'migrations');
  const schema = join(ROOT, 'prisma', provider, 'schema.prisma');
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

function explainSqlite(error, file) {
  const code = String(error.code ?? '');
  if (/^(EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN)/.test(code)) {
    return `The database ${file} can not be written: give this user write access to its folder, or name another file in DATABASE_URL.`;
  }
  if (/^(ENOTDIR|EEXIST)/.test(code)) {
    return `The folder of the database ${file} can not be made, because a file is in its way: name another file in DATABASE_URL.`;
  }
  if (/^(ENOSPC|SQLITE_FULL)/.test(code))
    return `The disk that holds ${file} is full: free some space and start again.`;
  if (/^(SQLITE_NOTADB|SQLITE_CORRUPT)/.test(code)) {
    return `The file ${file} is not a usable database: move it away, or name another file in DATABASE_URL.`;
  }
  if (code.startsWith('SQLITE_BUSY') || /SocketTimeout|database is locked/.test(error.message)) {
    return `Another process is using the database ${file}: stop it and start again.`;
  }
  return `The database ${file} could not be migrated: ${firstLines(error)}`;
}

function explainPostgres(error, connectionString) {
  const place = describePostgres(connectionString);
  const code = String(error.code ?? error.errors?.[0]?.code ?? '');
  if (
    /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/.test(code) ||
    /timeout/i.test(error.message)
  ) {
    return `No Postgres server answers at ${place}: start it, or correct the host and port in DATABASE_URL.`;
  }
  if (code.startsWith('28')) {
    return `Postgres at ${place} refused the user or password: correct them in DATABASE_URL.`;
  }
  if (code === '3D000')
    return `Postgres has no database at ${place}: create it, or correct its name in DATABASE_URL.`;
  if (code === '42501') return `The user of ${place} may not create tables: grant it CREATE on the schema.`;
  return `The database ${place} could not be migrated: ${firstLines(error)}`;
}

function describePostgres(connectionString) {
  const { host, pathname } = new URL(connectionString);
  return `${host}${pathname}`;
}

function firstLines(error) {
  return String(error.message).trim().split('\n').slice(0, 6).join(' ').trim();
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await migrate({ databaseUrl: process.env.DATABASE_URL || undefined, log: console.log });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
