import { ROUTES } from '@/lib/config/routes';
import { expect, test } from 'playwright/test';
import { scanSite } from './security/observatory.mjs';

const PORT = 3143;
const MIN_SCORE = 130;

test('the Mozilla HTTP Observatory gives every address at least 130 points', async () => {
  test.setTimeout(600_000);
  const paths = [...Object.values(ROUTES), '/?segment=developer&cluster=converter', '/compare-frame.html'];
  const rows = await scanSite(paths, PORT);
  expect(rows).toHaveLength(paths.length);
  for (const row of rows) expect(row.score, JSON.stringify(row)).toBeGreaterThanOrEqual(MIN_SCORE);
});
