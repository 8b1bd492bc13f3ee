import { Client } from 'pg';

export async function runPostgres(database: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: `${process.env.TEST_POSTGRES_URL}${database}` });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
