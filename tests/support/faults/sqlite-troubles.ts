import { execFileSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SmallDisk } from './small-disk';

/** What can happen to a database. `begin` answers with the way back; writes that fit in what there is are no growth. */
export type Trouble = {
  name: string;
  stops: 'growth' | 'writes' | 'everything';
  begin: () => Promise<() => Promise<void>>;
};

export function sqliteTroubles(file: string): Trouble[] {
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

/** Whether files here can be made immutable, which no write of an open file survives: root on ext4 and its like. */
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

/** All the space of a disk is taken. */
export function fillDisk(name: string, disk: SmallDisk): Trouble {
  return {
    name,
    stops: 'growth',
    async begin() {
      const empty = disk.fill();
      return async () => empty();
    },
  };
}
