import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFaketime } from '../../../scripts/programs/programs.mjs';

export type FakeClock = {
  /** What makes a program's clock ours. */
  env: Record<string, string>;
  /** From now on the clock is so much before or behind the true one. */
  set: (offsetSeconds: number) => void;
  remove: () => void;
};

/** A clock for one program that can be set while it runs, or null where libfaketime is not installed. */
export function createFakeClock(): FakeClock | null {
  const library = findFaketime();
  if (!library) return null;
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const file = join(folder, 'offset');
  const set = (offsetSeconds: number) =>
    writeFileSync(file, `${offsetSeconds < 0 ? '' : '+'}${offsetSeconds}\n`);
  set(0);
  return {
    set,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // What an administrator or a time server sets is the time of day; waiting times go on.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
