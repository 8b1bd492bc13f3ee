import { refuseOldPostgres } from './migrate.mjs';

test('a Postgres older than 14 is refused with what to do', () => {
  expect(() => refuseOldPostgres(14)).not.toThrow();
  expect(() => refuseOldPostgres(13)).toThrow(/Postgres 13, and the site needs 14 or later: upgrade/);
});
