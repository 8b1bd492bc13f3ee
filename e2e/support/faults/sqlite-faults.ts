import { execFileSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SmallDisk } from './small-disk';

/** A database fault. `begin` returns the undo function. Writes that fit in allocated space are not `growth`. */
export type DatabaseFault = {
  name: string;
  stops: 'growth' | 'writes' | 'everything';
  begin: () => Promise<() => Promise<void>>;
};

export function listSqliteFaults(file: string): DatabaseFault[] {
  return [
    {
      name: 'locked',
      stops: 'writes',
      async begin() {
        const other = await new PrismaBetterSqlite3({ url: file }).connect();
        await other.executeScript('BEGIN IMMEDIATE');
        return () => other.dispose();
      },
    },
    {
      name: 'read-only',
      stops: 'writes',
      async begin() {
        setImmutable(file, true);
        return async () => setImmutable(file, false);
      },
    },
    {
      name: 'gone',
      stops: 'everything',
      async begin() {
        renameSync(file, `${file}.away`);
        return async () => renameSync(`${file}.away`, file);
      },
    },
  ];
}

/** Whether files here can be made immutable, so that even writes to open files fail: needs root and ext4 or similar. */
export function canBeImmutable(file: string): boolean {
  try {
    setImmutable(file, true);
    setImmutable(file, false);
    return true;
  } catch {
    return false;
  }
}

function setImmutable(file: string, isImmutable: boolean): void {
  const files = [file, `${file}-wal`].filter((path) => existsSync(path));
  execFileSync('chattr', [isImmutable ? '+i' : '-i', ...files], { stdio: 'ignore' });
}

export function fillDisk(name: string, disk: SmallDisk): DatabaseFault {
  return {
    name,
    stops: 'growth',
    async begin() {
      const freeSpace = disk.fill();
      return async () => freeSpace();
    },
  };
}
