import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import pino, { type DestinationStream, type Logger } from 'pino';
import { readEnv, type LogLevel } from '@/lib/config/env';
import { REQUEST_ID_PATTERN } from '@/lib/calls/base';
import { readDriverCode } from './database-errors';

// Errors whose messages cannot quote visitor input.
const BUG_ERROR_NAMES = new Set(['TypeError', 'ReferenceError', 'RangeError']);

const MAX_BUFFERED_BYTES = 64 * 1024;

const requestIds = new AsyncLocalStorage<string>();

let logger: Logger | undefined;

/** JSON lines on stdout with their request id. Entries must not contain cookies, addresses or visitor input. */
export function getLogger(): Logger {
  logger ??= createLogger(readEnv().logLevel, openLog(process.stdout));
  return logger;
}

export function createLogger(level: LogLevel, destination: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ requestId: requestIds.getStore() }),
  };
  return pino(options, destination);
}

/** Drops lines that cannot be written. Uses a Node stream because pino's own destination would block. */
export function openLog(output: Writable): DestinationStream {
  output.on('error', () => {});
  return {
    write(line) {
      if (output.writableLength < MAX_BUFFERED_BYTES) output.write(line);
    },
  };
}

/** The loggable parts of an error: type, location, and the message only if it cannot quote a visitor. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  return {
    name: error.name,
    code: 'code' in error ? error.code : undefined,
    driverCode: readDriverCode(error),
    message: BUG_ERROR_NAMES.has(error.name) ? error.message : undefined,
    stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
  };
}

/** A valid request id from a trusted proxy, or a new one. */
export function readRequestId({ headers }: Request): string {
  const received = readEnv().trustedProxies > 0 ? headers.get('x-request-id') : null;
  return received !== null && REQUEST_ID_PATTERN.test(received) ? received : randomUUID();
}

/** Adds the request id to all log entries of `work`, including asynchronous ones. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return requestIds.run(requestId, work);
}
