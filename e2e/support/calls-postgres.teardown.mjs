export default async function tearDown() {
  globalThis.testPooler?.stop();
  await globalThis.testPostgres.stop();
}
