export type Release = () => void;

/** A FIFO mutex. Callers must call the returned function when done. */
export function createMutex(): () => Promise<Release> {
  let tail: Promise<void> = Promise.resolve();
  return async function acquire() {
    const previous = tail;
    let release: Release = () => {};
    tail = new Promise((resolve) => {
      release = resolve;
    });
    await previous;
    return release;
  };
}
