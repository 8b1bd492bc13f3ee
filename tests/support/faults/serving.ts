const TRY_EVERY_MS = 20;
const PATIENCE_MS = 20_000;

/** Asks until a call that writes and reads the database succeeds; how long that took. */
export async function waitUntilServing(url: string): Promise<number> {
  const from = performance.now();
  for (;;) {
    const response = await fetch(`${url}/api/user/1/segment`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"segment":"developer"}',
    });
    await response.arrayBuffer();
    if (response.ok) return performance.now() - from;
    if (performance.now() - from > PATIENCE_MS) throw new Error(`${url} answers ${response.status} for good`);
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
  }
}
