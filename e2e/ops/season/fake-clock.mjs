import { readFileSync } from 'node:fs';

// Preloaded into the server with `node --import`. Adds the offset in the file SEASON_CLOCK (in ms) to the time of
// day. Timers and `performance` are not affected.

const RealDate = Date;
const READ_EVERY_MS = 20;

let offset = 0;
const readOffset = () => {
  offset = Number(readFileSync(process.env.SEASON_CLOCK, 'utf8')) || 0;
};
readOffset();
setInterval(readOffset, READ_EVERY_MS).unref();

class SeasonDate extends RealDate {
  // Next wraps Date again and copies only own properties.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  constructor(...args) {
    super(...(args.length === 0 ? [SeasonDate.now()] : args));
  }
  static now() {
    return RealDate.now() + offset;
  }
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate;
  }
}

globalThis.Date = SeasonDate;
