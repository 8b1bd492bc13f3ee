import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { prepare } from './set-up/set-up.mjs';
import { StepError } from './shared/console.mjs';
import { median } from './shared/median.mjs';
import { runWithOptions } from './shared/read-options.mjs';
import { startNode } from './shared/run.mjs';

const USAGE = `Measures how long npm run dev takes to its first page, with the editors' panel and without it, in turns.

  npm run bench -- dev             three starts of each
  RUNS=10 npm run bench -- dev     more of them, for more stable medians`;

const RUNS = Number(process.env.RUNS ?? 3);
const PORT = 3203;
const BAR_MS = 500;
const TIMEOUT_MS = 120_000;

async function timeStart(panel) {
  const env = { ...process.env, PORT: String(PORT), EDIT_PANEL: panel };
  const start = performance.now();
  const child = startNode(['scripts/dev.mjs'], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  try {
    while (performance.now() - start < TIMEOUT_MS && child.exitCode === null) {
      const response = await fetch(`http://localhost:${PORT}/`).catch(() => null);
      if (response?.ok && (await response.text()).includes('</html>')) return performance.now() - start;
      await wait(20);
    }
    throw new StepError('npm run dev served no page.', {
      todo: `Stop the program that listens on port ${PORT}.`,
    });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

await runWithOptions(USAGE, async () => {
  await prepare();
  // The first start warms both caches.
  await timeStart('off');
  const times = { off: [], on: [] };
  for (let run = 0; run < RUNS; run += 1) {
    for (const panel of ['off', 'on']) times[panel].push(await timeStart(panel));
  }
  const list = (each) => each.map((time) => (time / 1000).toFixed(2)).join(', ');
  console.log(`without the panel: ${list(times.off)} s\nwith the panel:    ${list(times.on)} s`);
  const more = median(times.on) - median(times.off);
  const isMet = more < BAR_MS;
  console.log(
    `${isMet ? '✓' : '✗'} the panel adds ${Math.round(more)} ms to the median (limit: ${BAR_MS} ms)`,
  );
  process.exitCode = isMet ? 0 : 1;
});
