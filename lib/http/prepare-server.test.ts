jest.mock('@opentelemetry/sdk-trace-node', () => {
  throw new Error('OpenTelemetry is loaded');
});

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
