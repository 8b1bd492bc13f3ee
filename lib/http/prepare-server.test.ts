jest.mock('@opentelemetry/sdk-trace-node', () => {
  throw new Error('OpenTelemetry is loaded');
});

const mockWarn = jest.fn();
jest.mock('@/lib/log/logger', () => ({
  getLogger: () => ({ warn: mockWarn }),
  describeError: ({ name }: Error) => ({ name }),
}));
jest.mock('@/lib/content/experiments', () => ({
  experiments: [
    { number: '04', status: 'running', days: 28 },
    { number: '05', status: 'running', days: 35 },
    { number: '06', status: 'draft', days: 84 },
  ],
}));

const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);

/** The settings are read once per process. */
async function start(collector: string): Promise<void> {
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector;
  jest.resetModules();
  const { prepareServer } = await import('./prepare-server');
  await prepareServer();
}

beforeEach(() => jest.useFakeTimers());
afterAll(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
});

test('OpenTelemetry is loaded only for a collector', async () => {
  await start('');
  expect(exit).not.toHaveBeenCalled();
  await start('http://localhost:4318');
  expect(written).toHaveBeenCalledWith('OpenTelemetry is loaded\n');
  expect(exit).toHaveBeenCalledWith(1);
});

test('an experiment that outlasts the retention is named, with what to do', async () => {
  process.env.RETENTION_DAYS = '28';
  await start('');
  delete process.env.RETENTION_DAYS;
  expect(mockWarn.mock.calls).toEqual([
    [expect.stringMatching(/^Experiment 05 .* RETENTION_DAYS=28: set 35 or more/)],
  ]);
});

test('variables that resemble those of the site are named in one warning', async () => {
  mockWarn.mockReset();
  Object.assign(process.env, { CONSENTMODE: 'opt-in', LEAD_WEBHOOK_URL: 'https://crm.example' });
  await start('');
  delete process.env.CONSENTMODE;
  delete process.env.LEAD_WEBHOOK_URL;
  expect(mockWarn.mock.calls).toEqual([
    ['The site does not read CONSENTMODE (CONSENT_MODE?), LEAD_WEBHOOK_URL (LEADS_WEBHOOK_URL?).'],
  ]);
});

const mockCheckDatabase = jest.fn();
jest.mock('@/lib/db/client', () => ({ checkDatabase: (report: unknown) => mockCheckDatabase(report) }));
jest.mock('@/lib/db/upkeep', () => ({ startUpkeep: () => {} }));
jest.mock('@/lib/leads/deliver-leads', () => ({ startDelivery: () => {} }));

test.each([
  [
    "The module 'better_sqlite3.node' was compiled against NODE_MODULE_VERSION 115.",
    /run npm rebuild better-sqlite3/,
  ],
  ['connect ECONNREFUSED', /calls answer 503/],
])('a database that cannot be used is told at the start: %s', async (message, warning) => {
  mockWarn.mockReset();
  mockCheckDatabase.mockImplementation((report: (error: unknown) => void) => report(new Error(message)));
  await start('');
  await jest.advanceTimersByTimeAsync(1000);
  expect(mockWarn.mock.calls).toContainEqual([{ error: { name: 'Error' } }, expect.stringMatching(warning)]);
});
