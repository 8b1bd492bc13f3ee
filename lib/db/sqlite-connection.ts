import 'server-only';
import { statSync } from 'node:fs';
import type { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { readDriverCode } from './errors';

export type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>;

export type ConnectionKeeper = {
  /** The connection to the file that stands at the path now. Throws where there is none. */
  get: () => Promise<Connection>;
  /** Tells of a failure, after which the connection may be of no use. */
  report: (error: unknown) => void;
  dispose: () => Promise<void>;
};

// A connection that was opened while the disk was read-only stays read-only for good.
const SPOILING_CODES = /^SQLITE_(READONLY|CANTOPEN|IOERR|NOTADB|CORRUPT)/;

/**
 * Keeps one connection. SQLite itself goes on with a file that was moved away, and so would acknowledge what is lost;
 * here the database is then away until a file is back. Only one caller may be inside `get` and what it gives.
 */
export function keepConnection(file: string, open: () => Promise<Connection>): ConnectionKeeper {
  let kept: { connection: Connection; identity: string } | undefined;
  let isSpoiled = false;

  async function dispose(): Promise<void> {
    const connection = kept?.connection;
    kept = undefined;
    await connection?.dispose();
  }

  return {
    dispose,
    async get() {
      const identity = identify(file);
      if (kept?.identity === identity && !isSpoiled) return kept.connection;
      if (kept && kept.identity !== identity) await emptyLog(kept.connection);
      if (identity === null) throw describeAbsence();
      await dispose().catch(() => {});
      const connection = await open();
      kept = { connection, identity };
      isSpoiled = false;
      return connection;
    },
    report(error) {
      isSpoiled ||= SPOILING_CODES.test(readDriverCode(error) ?? '');
    },
  };
}

/**
 * The log of a file that was moved stays behind under the old name: its writes would be missing there, and be read into
 * whatever file comes next.
 */
async function emptyLog(connection: Connection): Promise<void> {
  const sql = 'PRAGMA wal_checkpoint(TRUNCATE)';
  const { rows } = await connection.queryRaw({ sql, args: [], argTypes: [] });
  if (Number(rows[0]?.[0]) !== 0) throw describeAbsence();
}

function identify(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev}.${found.ino}` : null;
}

function describeAbsence(): Error {
  const error = new Error('The database file was moved or is gone.');
  return Object.assign(error, { name: 'SqliteError', code: 'SQLITE_CANTOPEN' });
}
