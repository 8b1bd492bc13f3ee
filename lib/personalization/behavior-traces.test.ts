import { summarizeBehavior, type BehaviorEvent } from './behavior';
import { classifyBehavior } from './clustering';
import type { Cluster } from './persona';
import { parseVisit } from './visit-notation';

function readTrace(trace: string): BehaviorEvent[] {
  const events = parseVisit(trace);
  if (!events) throw new Error(`Not a valid trace: ${trace}`);
  return events;
}

/** Visits by their outcome. */
const TRACES: [Cluster, number, string][] = [
  [
    'explorer',
    0.5,
    `, P, P*3, P L P L P L, P S70, P S40 S100, P S71 P S69, P S20 S45 S70 S90 S100, P S100 P S10,
     S0*10 S100*10, S0*6 S100*14, S100 S70*20, S100*20 S0*20, P C C, P B*3, P C B*3, B*3 C*2 P*3,
     P I*3 B, L*20, I*20, U*20, C*3 L*18, C*3 L*20, B*4 L*17, P*4 L*17, S100*3 L*20`,
  ],
  [
    'explorer',
    0.65,
    `P*4, P*20, P L P L P L P, P L P L P L P L P, P*4 S70, P*4 S70 C*2, P*4 C*2 B*3, P*4 L*16,
     C*3 P*18`,
  ],
  [
    'researcher',
    0.7,
    `P S71, P S70 S71, P S40 S100 S71, P S71 P S70, P S71.5 S69, P S60 S75 S90 S100, P S100 P S100,
     P P S90 P P S90, S71*20, S0*5 S100*15, S100 S70*19, S0*20 S100*20, U U S95, P S80 C*3, C*3 S71,
     B*4 S71, P*4 S71, S100*3 L*17`,
  ],
  [
    'converter',
    0.8,
    `P C*3, C*3, C*6, I C I C I C, P B*4, B*20, P C*2 B*4, P I*3 B*4, P S30 C*3, P*4 C*3, P*4 B*4,
     C*3 L*17, B*4 L*16, P*21 C*3`,
  ],
];
const traces = TRACES.flatMap(([cluster, confidence, list]) =>
  list.split(/,\s*/).map((trace) => [trace, cluster, confidence] as const),
);

test.each(traces)('%s is classified as %s (%d)', (trace, cluster, confidence) => {
  const { result, reason } = classifyBehavior(summarizeBehavior(readTrace(trace)));
  expect([result, reason.confidence]).toEqual([cluster, confidence]);
});

test('there are at least sixty distinct traces', () => {
  expect(new Set(traces.map(([trace]) => trace)).size).toBe(traces.length);
  expect(traces.length).toBeGreaterThanOrEqual(60);
});
