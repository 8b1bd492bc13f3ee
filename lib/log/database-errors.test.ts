import { connect } from 'node:net';
import { isDatabaseUnavailable } from './database-errors';

function createError(name: string, code?: string, originalCode?: string, kind?: string): Error {
  const meta = { driverAdapterError: { cause: { originalCode, kind } } };
  return Object.assign(new Error('database'), { name, code, meta });
}

function createSystemError(code: string, syscall: string): Error {
  return Object.assign(new Error(`${syscall} ${code}`), { code, syscall, errno: -1 });
}

const REFUSED = createSystemError('ECONNREFUSED', 'connect');

test.each([
  [createError('PrismaClientInitializationError'), true],
  [createError('PrismaClientKnownRequestError', 'P1001'), true],
  [createError('PrismaClientKnownRequestError', 'P1008', 'SQLITE_BUSY'), true],
  [createError('PrismaClientKnownRequestError', 'P2021'), true],
  [createError('PrismaClientKnownRequestError', 'P2028'), true],
  [createError('PrismaClientKnownRequestError', 'P2039', '57014'), true],
  [createError('PrismaClientKnownRequestError', 'P2039', '53300'), true],
  [createError('PrismaClientKnownRequestError', 'P2039', 'SQLITE_FULL'), true],
  [createError('PrismaClientKnownRequestError', 'P2039', 'SQLITE_READONLY'), true],
  [createError('PrismaClientKnownRequestError', 'P2039', '22021'), false],
  [createError('PrismaClientKnownRequestError', 'P2039', 'SQLITE_ERROR'), false],
  [createError('PrismaClientKnownRequestError', 'P2010', undefined, 'DatabaseNotReachable'), true],
  [createError('PrismaClientKnownRequestError', 'P2010', '55P03'), true],
  [createError('PrismaClientKnownRequestError', 'P2010', 'SQLITE_ERROR', 'TableDoesNotExist'), true],
  [createError('PrismaClientKnownRequestError', 'P2010', '42601'), false],
  [createError('PrismaClientKnownRequestError', 'P2002'), false],
  [createError('PrismaClientValidationError'), false],
  [new TypeError('x'), false],
  [createError('AbortError', 'ABORT_ERR'), false],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Connection terminated due to connection timeout'), true],
  [new Error('Query read timeout'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }), true],
  [Object.assign(new Error('no such file'), { code: 'ENOENT' }), false],
  [createSystemError('ENOENT', 'open'), false],
  [createSystemError('ENOENT', 'connect'), true],
  [createSystemError('EACCES', 'connect'), true],
  [createSystemError('ENOTFOUND', 'getaddrinfo'), true],
  [createSystemError('EAI_AGAIN', 'getaddrinfo'), true],
  [new AggregateError([REFUSED, REFUSED]), true],
  [new AggregateError([REFUSED, new TypeError('x')]), false],
  [new AggregateError([]), false],
  [new Error('A bug that mentions: Query read timeout'), false],
  [null, false],
])('%# %s', (error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected);
});

test.each([
  ['nothing listens on either of a host’s addresses', { host: 'localhost', port: 1 }],
  ['the host is unknown', { host: 'no-such-host.invalid', port: 5432 }],
  ['the socket does not exist', { path: '/no/such/socket' }],
])("Node's own error if %s", async (_, address) => {
  const error = await new Promise((resolve) => connect(address).once('error', resolve));
  expect(isDatabaseUnavailable(error)).toBe(true);
});
