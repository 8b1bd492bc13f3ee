import Database from 'better-sqlite3';

/**
 * An SQLite file of its own connection, to be written and read as the site would.
 * @param {string} file
 */
export function openSqliteFile(file) {
  const database = new Database(file);
  return {
    /** All of the statements or none. @param {[sql: string, values: string[]][]} statements */
    write(statements) {
      database.transaction(() => {
        for (const [sql, values] of statements) database.prepare(sql).run(...values);
      })();
    },
    /** Rows of the one statement, if it returns any. @type {(sql: string) => unknown[]} */
    query(sql) {
      const statement = database.prepare(sql);
      return statement.reader ? statement.all() : [statement.run()];
    },
    /** The first column. @type {(sql: string) => string[]} */
    pluck: (sql) => database.prepare(sql).pluck().all(),
    /** @type {(name: string) => unknown} */
    pragma: (name) => database.pragma(name, { simple: true }),
    /** @type {() => void} */
    close: () => void database.close(),
  };
}
