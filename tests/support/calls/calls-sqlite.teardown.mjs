import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export default async function tearDown() {
  await rm(dirname(process.env.TEST_SQLITE_TEMPLATE), { recursive: true, force: true });
}
