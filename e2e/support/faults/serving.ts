const TRY_EVERY_MS = 20;
const TIMEOUT_MS = 20_000;

/** Polls until a call that writes to and reads from the database succeeds. Returns the time taken in ms. */
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
    if (performance.now() - from > TIMEOUT_MS)
      throw new Error(`${url} still responds with ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
  }
}
