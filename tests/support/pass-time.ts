const realNow = performance.now.bind(performance);
let ahead = 0;

/** Moves the clock of `performance` forward. */
export function passTime(milliseconds: number): void {
  ahead += milliseconds;
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + ahead);
}
