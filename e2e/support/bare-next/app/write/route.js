import Database from 'better-sqlite3';

let upsert;

/** The fastest write that is on disk when it is acknowledged. */
function prepare() {
  const database = new Database(process.env.BARE_DATABASE);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('CREATE TABLE IF NOT EXISTS profile (id TEXT PRIMARY KEY, segment TEXT NOT NULL) STRICT');
  return database.prepare(
    'INSERT INTO profile VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET segment = excluded.segment',
  );
}

export async function PATCH(request) {
  const { segment } = await request.json();
  upsert ??= prepare();
  upsert.run(request.headers.get('cookie') ?? '', segment);
  return Response.json({ segment });
}
