const realNow = performance.now.bind(performance);
let ahead = 0;

export function advanceTime(milliseconds: number): void {
  ahead += milliseconds;
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + ahead);
}
