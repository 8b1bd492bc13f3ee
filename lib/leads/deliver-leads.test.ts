const mockLine = jest.fn();
jest.mock('@/lib/log/logger', () => ({ getLogger: () => ({ info: mockLine }) }));

const EMAIL = { LEADS_EMAIL: 'sales@company.example', SMTP_URL: 'smtp://mail.company.example' };

afterEach(() => {
  for (const name of Object.keys(EMAIL)) delete process.env[name];
});

/** The settings are read once per process. */
async function startDeliveryWith(env: Record<string, string>): Promise<number> {
  Object.assign(process.env, env);
  jest.resetModules();
  jest.useFakeTimers();
  const { startDelivery } = await import('./deliver-leads');
  startDelivery(() => true);
  return jest.getTimerCount();
}

test.each([
  [{}, /^Demo requests are in the database: npm run data -- leads exports them\./, 0],
  // One for the email, one for the metric.
  [EMAIL, /^Demo requests are in the database and go on by email\.$/, 2],
])('with %j, one line says where demo requests are', async (env, line, timers) => {
  mockLine.mockClear();
  expect(await startDeliveryWith(env)).toBe(timers);
  expect(mockLine.mock.calls).toEqual([[expect.stringMatching(line)]]);
});
