import { readFileSync } from 'node:fs';

// Preloaded into the server by `node --import`: its time of day is the real one plus what the file SEASON_CLOCK says,
// in milliseconds. Timers and `performance` go on as they are.

const RealDate = Date;
const READ_EVERY_MS = 20;

let offset = 0;
const readOffset = () => {
  offset = Number(readFileSync(process.env.SEASON_CLOCK, 'utf8')) || 0;
};
readOffset();
setInterval(readOffset, READ_EVERY_MS).unref();

class SeasonDate extends RealDate {
  // Next wraps Date once more, and copies only its own properties.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  constructor(...given) {
    super(...(given.length === 0 ? [SeasonDate.now()] : given));
  }
  static now() {
    return RealDate.now() + offset;
  }
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate;
  }
}

globalThis.Date = SeasonDate;
