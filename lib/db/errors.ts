import { isNativeError } from 'node:util/types';

// Prisma's codes for a database that is away, busy, full or not migrated; its other P2xxx codes are mistakes of ours.
const UNAVAILABLE_CODES = new Set(['P2021', 'P2022', 'P2024', 'P2028', 'P2034', 'P2037']);
const UNCLASSIFIED_CODE = 'P2039';

// Within the errors that Prisma does not classify: bad data, broken constraints and bad SQL are ours.
const OUR_DRIVER_CODES = /^(22|23|42|SQLITE_(ERROR|CONSTRAINT|MISMATCH|MISUSE|RANGE|TOOBIG))/;

const DATABASE_ERRORS = new Set([
  'PrismaClientKnownRequestError',
  'PrismaClientUnknownRequestError',
  'PrismaClientInitializationError',
  'DriverAdapterError',
  'SqliteError',
]);

// What Postgres' driver says in plain errors, without a code, when its connection breaks or is silent; Prisma passes them on.
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
// Failures of these calls concern the connection: unknown name, missing socket, refused.
const CONNECTING = ['connect', 'getaddrinfo'];

/** Whether a retry can help; by name, so that only lib/db needs Prisma. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  if (error.name === 'AggregateError') return isEachUnavailable(read(error, 'errors'));
  const code = String(read(error, 'code') ?? '');
  if (error.name === 'Error') {
    if (CONNECTING.includes(String(read(error, 'syscall')))) return true;
    return BROKEN_CONNECTION.test(error.message) || BROKEN_SOCKET_CODES.has(code);
  }
  if (!DATABASE_ERRORS.has(error.name)) return false;
  if (code === UNCLASSIFIED_CODE) return !OUR_DRIVER_CODES.test(readDriverCode(error) ?? '');
  return !code.startsWith('P2') || UNAVAILABLE_CODES.has(code);
}

/** A host with several addresses fails with one error for each of them. */
function isEachUnavailable(errors: unknown): boolean {
  return Array.isArray(errors) && errors.length > 0 && errors.every(isDatabaseUnavailable);
}

export function readDriverCode(error: unknown): string | undefined {
  const failure = read(read(error, 'meta'), 'driverAdapterError') ?? error;
  const code = read(read(failure, 'cause'), 'originalCode');
  return typeof code === 'string' ? code : undefined;
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
