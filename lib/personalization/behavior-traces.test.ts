import { summarizeBehavior, type BehaviorEvent } from './behavior';
import { classifyBehavior } from './clustering';
import type { Cluster } from './persona';
import { parseVisit } from './visit-notation';

function readTrace(trace: string): BehaviorEvent[] {
  const events = parseVisit(trace);
  if (!events) throw new Error(`Not a valid trace: ${trace}`);
  return events;
}

const traces: [string, Cluster, number][] = [
  ['', 'explorer', 0.5],
  ['P', 'explorer', 0.5],
  ['P*3', 'explorer', 0.5],
  ['P*4', 'explorer', 0.65],
  ['P*20', 'explorer', 0.65],
  ['P L P L P L', 'explorer', 0.5],
  ['P L P L P L P', 'explorer', 0.65],
  ['P L P L P L P L P', 'explorer', 0.65],
  ['P S70', 'explorer', 0.5],
  ['P S71', 'researcher', 0.7],
  ['P S70 S71', 'researcher', 0.7],
  ['P S40 S100', 'explorer', 0.5],
  ['P S40 S100 S71', 'researcher', 0.7],
  ['P S71 P S69', 'explorer', 0.5],
  ['P S71 P S70', 'researcher', 0.7],
  ['P S71.5 S69', 'researcher', 0.7],
  ['P S20 S45 S70 S90 S100', 'explorer', 0.5],
  ['P S60 S75 S90 S100', 'researcher', 0.7],
  ['P S100 P S10', 'explorer', 0.5],
  ['P S100 P S100', 'researcher', 0.7],
  ['P P S90 P P S90', 'researcher', 0.7],
  ['S71*20', 'researcher', 0.7],
  ['S0*10 S100*10', 'explorer', 0.5],
  ['S0*5 S100*15', 'researcher', 0.7],
  ['S0*6 S100*14', 'explorer', 0.5],
  ['S100 S70*19', 'researcher', 0.7],
  ['S100 S70*20', 'explorer', 0.5],
  ['S100*20 S0*20', 'explorer', 0.5],
  ['S0*20 S100*20', 'researcher', 0.7],
  ['U U S95', 'researcher', 0.7],
  ['P C C', 'explorer', 0.5],
  ['P C*3', 'converter', 0.8],
  ['C*3', 'converter', 0.8],
  ['C*6', 'converter', 0.8],
  ['I C I C I C', 'converter', 0.8],
  ['P B*3', 'explorer', 0.5],
  ['P B*4', 'converter', 0.8],
  ['B*20', 'converter', 0.8],
  ['P C B*3', 'explorer', 0.5],
  ['P C*2 B*4', 'converter', 0.8],
  ['B*3 C*2 P*3', 'explorer', 0.5],
  ['P I*3 B', 'explorer', 0.5],
  ['P I*3 B*4', 'converter', 0.8],
  ['P S30 C*3', 'converter', 0.8],
  ['P S80 C*3', 'researcher', 0.7],
  ['C*3 S71', 'researcher', 0.7],
  ['B*4 S71', 'researcher', 0.7],
  ['P*4 S71', 'researcher', 0.7],
  ['P*4 S70', 'explorer', 0.65],
  ['P*4 S70 C*2', 'explorer', 0.65],
  ['P*4 C*3', 'converter', 0.8],
  ['P*4 B*4', 'converter', 0.8],
  ['P*4 C*2 B*3', 'explorer', 0.65],
  ['L*20', 'explorer', 0.5],
  ['I*20', 'explorer', 0.5],
  ['U*20', 'explorer', 0.5],
  ['C*3 L*17', 'converter', 0.8],
  ['C*3 L*18', 'explorer', 0.5],
  ['C*3 L*20', 'explorer', 0.5],
  ['B*4 L*16', 'converter', 0.8],
  ['B*4 L*17', 'explorer', 0.5],
  ['P*4 L*16', 'explorer', 0.65],
  ['P*4 L*17', 'explorer', 0.5],
  ['P*21 C*3', 'converter', 0.8],
  ['C*3 P*18', 'explorer', 0.65],
  ['S100*3 L*17', 'researcher', 0.7],
  ['S100*3 L*20', 'explorer', 0.5],
];

test.each(traces)('%s is classified as %s (%d)', (trace, cluster, confidence) => {
  const { result, reason } = classifyBehavior(summarizeBehavior(readTrace(trace)));
  expect([result, reason.confidence]).toEqual([cluster, confidence]);
});

test('there are at least sixty distinct traces', () => {
  expect(new Set(traces.map(([trace]) => trace)).size).toBe(traces.length);
  expect(traces.length).toBeGreaterThanOrEqual(60);
});
