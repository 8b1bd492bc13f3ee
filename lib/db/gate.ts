export type Leave = () => void;

/** Lets one caller in at a time, in the order of arrival. Each must call what it was given when it is done. */
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
