import { shouldAdoptCluster } from './adopt-cluster';
import type { ClusterSource } from './persona-cookie';
import { DEFAULT_PERSONA, type Cluster } from './persona';

test.each<[string, Cluster, ClusterSource, Cluster, number, boolean]>([
  ['a finding changes the default', 'explorer', 'default', 'researcher', 0.7, true],
  ['a finding changes an earlier one', 'researcher', 'analysis', 'converter', 0.8, true],
  ['a finding of many pages too', 'researcher', 'analysis', 'explorer', 0.65, true],
  ['no signal changes nothing', 'researcher', 'analysis', 'explorer', 0.5, false],
  ['the same cluster changes nothing', 'converter', 'analysis', 'converter', 0.8, false],
  ['a cluster chosen by hand holds', 'researcher', 'chosen', 'converter', 0.8, false],
  ['an unsure finding of another cluster counts', 'explorer', 'default', 'converter', 0.5, true],
])('%s', (_, current, clusterSource, cluster, confidence, expected) => {
  const session = { persona: { ...DEFAULT_PERSONA, cluster: current }, clusterSource };
  expect(shouldAdoptCluster(session, { cluster, confidence })).toBe(expected);
});
