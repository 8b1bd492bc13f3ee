import { isDatabaseUnavailable } from './errors';

function createError(name: string, code?: string, originalCode?: string): Error {
  const meta = originalCode && { driverAdapterError: { cause: { originalCode } } };
  return Object.assign(new Error('database'), { name, code, meta });
}

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
  [new Error('A bug that mentions: Query read timeout'), false],
  [null, false],
])('%# %s', (error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected);
});
