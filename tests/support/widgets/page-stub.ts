/** The parts of a page that the browser helpers read before they store or send, for tests without a DOM. */
export function stubPage(): void {
  const document = { cookie: '', documentElement: { dataset: {} } };
  Object.defineProperty(globalThis, 'document', { value: document, configurable: true });
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
}
