import { Client } from 'pg';

export async function runPostgres(
  database: string,
  sql: string,
  server = process.env.TEST_POSTGRES_URL,
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: `${server}${database}` });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
