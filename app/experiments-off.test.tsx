/** @jest-environment node */
import type { Experiment } from '@/lib/content/experiment';

const TEST: Experiment = {
  ...{ number: '02', kind: 'copy', status: 'running', place: 'home-hero', segments: ['developer'] },
  ...{ since: '2027-01-04', days: 28, goal: 'docs-or-prices', name: 'A headline', question: 'Does it?' },
  arms: { b: { headline: 'Another' } },
};
const HOLDOUT: Experiment = {
  ...{ number: '01', kind: 'holdout', status: 'running', heldOut: 0.1, since: '2027-01-04', days: 84 },
  ...{ goal: 'demo-request', name: 'Does personalization pay?', question: 'Does it?' },
};

const declared: Experiment[] = [];
jest.mock('@/lib/content/experiments', () => ({
  get experiments() {
    return declared;
  },
}));

/** What is built because of experiments: challengers' pages of the home page, its mark, and the script that counts. */
async function listBuilt(setting: 'on' | 'off', experiments: readonly Experiment[]): Promise<string[]> {
  process.env.EXPERIMENTS = setting;
  process.env.EXPOSURE_SCRIPT = '(watch())';
  declared.splice(0, declared.length, ...experiments);
  jest.resetModules();
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { personaPage } = await import('./persona-page');
  const { buildArmPages } = await import('./persona-page');
  const { findShownExperiment, markExperiment } = await import('@/lib/experiments/shown-experiment');
  const Home = personaPage('home', (persona) => (
    <p {...markExperiment(findShownExperiment('/', persona), 'home-hero')} />
  ));
  const params = Promise.resolve({ persona: 'developer.explorer.new' });
  const html = renderToStaticMarkup(await Home({ params }));
  const pages = buildArmPages('home')().map(({ experiment }) => experiment);
  return [...new Set(pages), ...(html.match(/data-experiment="\w+"|\(watch\(\)\)/g) ?? [])];
}

test.each<['on' | 'off', readonly Experiment[], string[]]>([
  ['on', [], []],
  ['off', [TEST, HOLDOUT], []],
  ['on', [HOLDOUT], ['(watch())']],
  ['on', [TEST], ['02b', 'data-experiment="02a"', '(watch())']],
])('with EXPERIMENTS=%s and the experiments %j, %j is built', async (setting, experiments, built) => {
  expect(await listBuilt(setting, experiments)).toEqual(built);
});

jest.mock('@/lib/db/client', () => ({
  openDatabase: () => {
    throw new Error('The database is asked.');
  },
}));

test('with EXPERIMENTS=off, what visitors see costs no query', async () => {
  process.env.EXPERIMENTS = 'off';
  declared.splice(0, declared.length, TEST, HOLDOUT);
  const { recordObservations, saveExposures } = await import('@/lib/db/experiments');
  const { readHoldoutExposures } = await import('@/lib/http/read-exposures');
  const cookie = 'experiments=01a.02b; persona=developer.converter.new.default.campaign.11';
  const request = new Request('https://site.example', { headers: { cookie } });
  expect(readHoldoutExposures(request)).toEqual([]);
  const seen = [{ number: '02', shown: 'b', assigned: 'b' }] as const;
  expect(await saveExposures('ann', seen, new Date('2027-01-05T12:00:00.000Z'))).toBe(0);
  // Without a table, any query throws.
  const record = () =>
    recordObservations(
      {} as Parameters<typeof recordObservations>[0],
      'ann',
      { actions: [{ eventType: 'demo-request' }], exposures: seen },
      new Date('2027-01-05T12:00:00.000Z'),
    );
  expect(await record()).toBe(0);
  process.env.EXPERIMENTS = 'on';
  await expect(record()).rejects.toThrow('findMany');
});
