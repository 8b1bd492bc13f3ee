import { openDatabase } from '@/lib/db/client';

const LIST = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  postgres: "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
};

/** Every row of every table, serialized so that two dumps are equal if nothing was written between them. */
export async function dumpTables(): Promise<Record<string, string[]>> {
  const database = await openDatabase();
  const tables = await database.$queryRawUnsafe<{ name: string }[]>(LIST[TEST_DATABASE]);
  const dump: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await database.$queryRawUnsafe<object[]>(`SELECT * FROM "${name}"`);
    dump[name] = rows
      .map((row) => JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}` : value)))
      .sort();
  }
  return dump;
}
