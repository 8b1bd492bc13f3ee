import { join } from 'node:path';
import { root } from './set-up/fingerprint.mjs';
import { createRandom } from './shared/create-random.mjs';
import { loadTypeScript } from './shared/load-typescript.mjs';
import { runWithOptions } from './shared/read-options.mjs';

/**
 * Assumed behavior of each cluster's visitors, not measured. `weights`: relative frequency of each kind of event.
 * `depth`: range of the depth at which a scroll ends.
 */
const ASSUMPTIONS = {
  explorer: {
    why: 'opens page after page, reads the top of each, follows links',
    weights: { pageview: 5, link: 3, scroll: 5, button: 1, cta: 0.3 },
    depth: [15, 60],
  },
  researcher: {
    why: 'stays on few pages, reads them to the end, opens what folds',
    weights: { pageview: 1.2, link: 1, scroll: 8, button: 0.8, cta: 0.2 },
    depth: [55, 100],
  },
  converter: {
    why: 'looks for prices and the demo, presses what leads there, fills in forms',
    weights: { pageview: 2, link: 1, scroll: 3, button: 2, cta: 2, input: 1 },
    depth: [20, 80],
  },
};

function sampleKind(weights, random) {
  const entries = Object.entries(weights);
  let rest = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [kind, weight] of entries) {
    rest -= weight;
    if (rest < 0) return kind;
  }
  return entries[0][0];
}

function simulateVisit({ weights, depth: [low, high] }, length, random) {
  return Array.from({ length }, (_, index) => {
    const kind = index === 0 ? 'pageview' : sampleKind(weights, random);
    if (kind === 'pageview') return { eventType: 'pageview', eventData: {} };
    if (kind !== 'scroll') return { eventType: 'click', eventData: { elementType: kind } };
    return { eventType: 'scroll', eventData: { depth: Math.round(low + random() * (high - low)) } };
  });
}

const USAGE = `Simulates visitors of each kind, and prints how soon the rules recognize them.

  npm test -- visitors     the same visitors every time`;

const VISITS = 2000;
const LENGTH = 40;
const CHECKPOINTS = [5, 10, 20, 40];

const { summarizeBehavior } = await loadTypeScript(join(root, 'lib/personalization/behavior.ts'));
const { classifyBehavior, shouldAdoptCluster } = await loadTypeScript(
  join(root, 'lib/personalization/clustering.ts'),
);

const percent = (share) => `${Math.round(share * 100)} %`.padStart(6);

/** The cluster after each event, as on the site: it starts as explorer and changes only on evidence. */
function followVisit(visit) {
  const session = { persona: { cluster: 'explorer' }, clusterSource: 'default' };
  return visit.map((_, index) => {
    const { result, reason } = classifyBehavior(summarizeBehavior(visit.slice(0, index + 1)));
    if (shouldAdoptCluster(session, { cluster: result, confidence: reason.confidence })) {
      session.persona = { cluster: result };
      session.clusterSource = 'analysis';
    }
    return session.persona.cluster;
  });
}

function simulateVisitors() {
  console.log(
    `${VISITS} simulated visits of each kind, ${LENGTH} events long; how often the rules are right:\n`,
  );
  console.log(
    `${'visitor'.padEnd(12)}${CHECKPOINTS.map((at) => `after ${at}`.padStart(10)).join('')}   first right (median)`,
  );
  const random = createRandom(20261121);
  for (const [cluster, assumption] of Object.entries(ASSUMPTIONS)) {
    const visits = Array.from({ length: VISITS }, () =>
      followVisit(simulateVisit(assumption, LENGTH, random)),
    );
    const right = CHECKPOINTS.map(
      (at) => visits.filter((clusters) => clusters[at - 1] === cluster).length / VISITS,
    );
    const first = visits.map((clusters) => clusters.indexOf(cluster) + 1 || Infinity).sort((a, b) => a - b);
    const median = first[VISITS / 2];
    const never = first.filter((count) => count === Infinity).length / VISITS;
    console.log(
      `${cluster.padEnd(12)}${right.map((share) => percent(share).padStart(10)).join('')}   event ${median}, never ${percent(never).trim()}`,
    );
  }
  console.log('\nAssumed:');
  for (const [cluster, { why }] of Object.entries(ASSUMPTIONS)) console.log(`  ${cluster.padEnd(12)}${why}`);
}

await runWithOptions(USAGE, simulateVisitors);
