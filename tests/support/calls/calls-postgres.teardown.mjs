export default async function tearDown() {
  await Promise.all(globalThis.testPostgres.map((server) => server.stop()));
}
