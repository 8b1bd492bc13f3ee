import { existsSync } from 'node:fs';
import { installFromDebian } from './apt.mjs';

const LIBRARIES = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`,
);

/** The library that gives a program a clock of its own, or null. */
export function findFaketime() {
  return LIBRARIES.find((path) => existsSync(path)) ?? null;
}

export async function installFaketime() {
  if (!findFaketime()) await installFromDebian('faketime');
  return { note: findFaketime() ?? 'none here: the clock test is skipped' };
}
