import Database from 'better-sqlite3';

const LIST = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";

/**
 * Every row of every table in an SQLite file.
 * @param {string} file
 * @returns {Record<string, string[]>}
 */
export function dumpSqlite(file) {
  const database = new Database(file, { readonly: true });
  const names = database.prepare(LIST).pluck().all();
  const rowsOf = (/** @type {string} */ name) => database.prepare(`SELECT * FROM "${name}"`).all();
  const dump = Object.fromEntries(
    names.map((name) => [name, rowsOf(name).map((row) => JSON.stringify(row))]),
  );
  database.close();
  return dump;
}
