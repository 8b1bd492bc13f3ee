export type Leave = () => void;

/** A FIFO mutex. Callers must call the returned function when done. */
export function createGate(): () => Promise<Leave> {
  let tail: Promise<void> = Promise.resolve();
  return async function enter() {
    const before = tail;
    let leave: Leave = () => {};
    tail = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  };
}
