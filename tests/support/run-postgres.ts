import { Client } from 'pg';

/** Runs one statement on a connection of its own to the test server's database of that name. */
export async function runPostgres(database: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: `${process.env.TEST_POSTGRES_URL}${database}` });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
