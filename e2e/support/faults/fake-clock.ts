import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFaketime } from '../../../scripts/programs/programs.mjs';

export type FakeClock = {
  /** Environment that makes a program use this clock. */
  env: Record<string, string>;
  /** Offset from the real clock. */
  set: (offsetSeconds: number) => void;
  remove: () => void;
};

/** A clock for one program that can be set while it runs; null if libfaketime is not installed. */
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
      // Administrators and time servers change the wall clock only; timeouts use the monotonic one.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
