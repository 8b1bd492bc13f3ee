export default async function tearDown() {
  await globalThis.testPostgres.stop();
}
