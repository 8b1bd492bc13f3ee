import { rm } from 'node:fs/promises';

export default async function tearDown() {
  const { folder, stop } = globalThis.testSite;
  await stop();
  await rm(folder, { recursive: true, force: true });
}
