/** As much of a page as the browser's helpers look at before they store or send, for tests that run without one. */
export function stubPage(): void {
  const document = { cookie: '', documentElement: { dataset: {} } };
  Object.defineProperty(globalThis, 'document', { value: document, configurable: true });
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
}
