/** One sentence for the operator: why the file could not be migrated, and what to do. */
export function explainSqlite(error, file) {
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

/** The same for a server, named without its user and password. */
export function explainPostgres(error, connectionString) {
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
