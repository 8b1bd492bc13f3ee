const realNow = performance.now.bind(performance);
let ahead = 0;

/** Sets the clock of `performance` ahead, from now on, without waiting. */
export function passTime(milliseconds: number): void {
  ahead += milliseconds;
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + ahead);
}
