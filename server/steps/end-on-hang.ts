import { Worker } from 'node:worker_threads';

const BEAT_MS = 1000;
/** Longer than any pause of a healthy process. */
const MISSED_BEATS = 10;

/** Runs on a thread of its own. Counts beats, because on a suspended machine time passes without a hang. */
const WATCH = `
  const { writeSync } = require('node:fs');
  const { workerData } = require('node:worker_threads');
  const { beats, beatMs, missedBeats, line } = workerData;
  let last = -1;
  let missed = 0;
  setInterval(() => {
    const now = Atomics.load(beats, 0);
    missed = now === last ? missed + 1 : 0;
    last = now;
    if (missed < missedBeats) return;
    try {
      writeSync(2, line);
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  }, beatMs);
`;

/** Ends the process when its event loop has been blocked for 10 s: nothing else in it could, and it is started again. */
export function endOnHang({ beatMs = BEAT_MS, missedBeats = MISSED_BEATS } = {}): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const seconds = (beatMs * missedBeats) / 1000;
  const msg = `The event loop has been blocked for ${seconds} s, so the process ends. Its supervisor starts it again.`;
  const line = `${JSON.stringify({ level: 60, msg })}\n`;
  new Worker(WATCH, { eval: true, execArgv: [], workerData: { beats, beatMs, missedBeats, line } }).unref();
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
}
