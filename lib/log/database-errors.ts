import { isNativeError } from 'node:util/types';

// Prisma's codes for a database that is unreachable, busy, full or not migrated. Other P2xxx codes are bugs.
const UNAVAILABLE_CODES = new Set(['P2021', 'P2022', 'P2024', 'P2028', 'P2034', 'P2037']);
// Its codes for what it does not classify, and for every failed raw query. The driver's error tells more.
const UNCLASSIFIED_CODES = new Set(['P2010', 'P2039']);
const NOT_MIGRATED_KINDS = ['TableDoesNotExist', 'ColumnNotFound'];

// Among errors that Prisma does not classify, bad data, constraint violations and bad SQL are bugs.
const BUG_DRIVER_CODES = /^(22|23|42|SQLITE_(ERROR|CONSTRAINT|MISMATCH|MISUSE|RANGE|TOOBIG))/;

const DATABASE_ERRORS = new Set([
  'PrismaClientKnownRequestError',
  'PrismaClientUnknownRequestError',
  'PrismaClientInitializationError',
  'DriverAdapterError',
  'SqliteError',
  // The Postgres driver's, while the pool is prepared.
  'error',
]);

/** Postgres's code for a write in a read-only transaction. */
const READ_ONLY_TRANSACTION = '25006';

// Messages of the Postgres driver for a broken or silent connection. They have no code, and Prisma passes them on.
const BROKEN_CONNECTION =
  /^(Connection terminated|Query read timeout$|timeout (exceeded|expired)|Client (was closed|has encountered a connection error))/;
const BROKEN_SOCKET_CODES = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNREFUSED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
// Failures of these system calls are connection failures: unknown host, missing socket, refused.
const CONNECT_SYSCALLS = ['connect', 'getaddrinfo'];

/** Whether a retry can help. Checks error names, so that only lib/db depends on Prisma. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  if (error.name === 'AggregateError') return isEachUnavailable(read(error, 'errors'));
  const code = String(read(error, 'code') ?? '');
  if (error.name === 'Error') {
    if (CONNECT_SYSCALLS.includes(String(read(error, 'syscall')))) return true;
    return BROKEN_CONNECTION.test(error.message) || BROKEN_SOCKET_CODES.has(code);
  }
  if (!DATABASE_ERRORS.has(error.name)) return false;
  if (UNCLASSIFIED_CODES.has(code)) {
    const isNotMigrated = NOT_MIGRATED_KINDS.includes(String(readCause(error, 'kind')));
    return isNotMigrated || !BUG_DRIVER_CODES.test(readDriverCode(error) ?? '');
  }
  return !code.startsWith('P2') || UNAVAILABLE_CODES.has(code);
}

/** A connection to a server that takes no more writes, such as the former primary after a failover. Nothing was written. */
export function isReadOnlyConnection(error: unknown): boolean {
  return readDriverCode(error) === READ_ONLY_TRANSACTION;
}

/** A host with several addresses fails with one error per address. */
function isEachUnavailable(errors: unknown): boolean {
  return Array.isArray(errors) && errors.length > 0 && errors.every(isDatabaseUnavailable);
}

export function readDriverCode(error: unknown): string | undefined {
  const code = readCause(error, 'originalCode');
  return typeof code === 'string' ? code : undefined;
}

function readCause(error: unknown, name: string): unknown {
  const failure = read(read(error, 'meta'), 'driverAdapterError') ?? error;
  return read(read(failure, 'cause'), name);
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
