import { findSimilarVariables } from './similar-variables';

test.each([
  ['CONSENTMODE', 'CONSENT_MODE'],
  ['consent_mode', 'CONSENT_MODE'],
  ['CONSENT-MODE', 'CONSENT_MODE'],
  ['LEAD_WEBHOOK_URL', 'LEADS_WEBHOOK_URL'],
  ['LEADS_WEBHOOK_SECRETS', 'LEADS_WEBHOOK_SECRET'],
  ['LEADS_MAIL', 'LEADS_EMAIL'],
  ['ANTHROPIC_APIKEY', 'ANTHROPIC_API_KEY'],
  ['EXPERIMENT', 'EXPERIMENTS'],
  ['SITEURL', 'SITE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['RETENTION_DAY', 'RETENTION_DAYS'],
])('%s was meant to be %s', (set, meant) => {
  expect(findSimilarVariables({ [set]: 'x' })).toEqual([{ set, meant }]);
});

test.each([
  ...['PATH', 'HOME', 'NODE_ENV', 'HOSTNAME', 'LANG', 'SITE_NAME', 'REDIRECT_URL', 'NO_PROXY', 'ALL_PROXY'],
  ...['PORTS', 'LISTENER', 'ANTHROPIC_AUTH_TOKEN', 'POSTGRES_URL', 'SITE_PORT', 'DATABASE_PORT', 'LOG_FILE'],
  ...['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_PROTOCOL', 'GITHUB_TOKEN', 'npm_config_cache'],
])('%s is of another program', (name) => {
  expect(findSimilarVariables({ [name]: 'x' })).toEqual([]);
});

test('nothing is said of an empty variable, or where the one that was meant is set, too', () => {
  expect(findSimilarVariables({ CONSENTMODE: ' ' })).toEqual([]);
  expect(findSimilarVariables({ CONSENTMODE: 'opt-in', CONSENT_MODE: 'opt-in' })).toEqual([]);
});
