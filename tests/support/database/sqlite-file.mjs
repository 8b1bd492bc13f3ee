import Database from 'better-sqlite3';

/**
 * An SQLite file on a connection of its own.
 * @param {string} file
 */
export function openSqliteFile(file) {
  const database = new Database(file);
  return {
    /** Runs all statements in one transaction. @param {[sql: string, values: string[]][]} statements */
    write(statements) {
      database.transaction(() => {
        for (const [sql, values] of statements) database.prepare(sql).run(...values);
      })();
    },
    /** The statement's rows, if it returns any. @type {(sql: string) => unknown[]} */
    query(sql) {
      const statement = database.prepare(sql);
      return statement.reader ? statement.all() : [statement.run()];
    },
    /** Values of the first column. @type {(sql: string) => string[]} */
    pluck: (sql) => database.prepare(sql).pluck().all(),
    /** @type {(name: string) => unknown} */
    pragma: (name) => database.pragma(name, { simple: true }),
    /** @type {() => void} */
    close: () => void database.close(),
  };
}
