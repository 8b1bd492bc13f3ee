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
  [null, false],
])('%# %s', (error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected);
});
