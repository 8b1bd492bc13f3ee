import { openDatabase, type Database } from '@/lib/db/client';

const shared = globalThis as typeof globalThis & { adaptiveSiteDatabase?: Promise<Database> };

/** Alternates database clients between uses, as if two instances shared the load. */
export async function alternateInstances(): Promise<() => Promise<void>> {
  const first = openDatabase();
  shared.adaptiveSiteDatabase = undefined;
  const second = openDatabase();
  await Promise.all([first, second]);
  let uses = 0;
  Object.defineProperty(shared, 'adaptiveSiteDatabase', {
    configurable: true,
    get: () => [first, second][(uses += 1) % 2],
  });
  return async function end() {
    Object.defineProperty(shared, 'adaptiveSiteDatabase', {
      configurable: true,
      writable: true,
      value: first,
    });
    await (await second).$disconnect();
  };
}
