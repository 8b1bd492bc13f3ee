/**
 * Parameters of a Postgres address that the driver (`pg`) or this site reads. Source:
 * https://node-postgres.com/features/connecting and https://node-postgres.com/features/ssl.
 */
const DRIVER_PARAMETERS = [
  'application_name',
  'host',
  'idle_in_transaction_session_timeout',
  'lock_timeout',
  'options',
  'port',
  'sslcert',
  'sslkey',
  'sslmode',
  'sslrootcert',
  'statement_timeout',
];
/** Of Prisma's addresses, which hosts show to copy. */
const PRISMA_PARAMETERS = ['connection_limit', 'pgbouncer', 'schema'];
/** libpq's, which hosts show to copy. */
const LIBPQ_PARAMETERS = ['channel_binding', 'connect_timeout'];
const PARAMETERS = [...DRIVER_PARAMETERS, ...PRISMA_PARAMETERS, ...LIBPQ_PARAMETERS];

const VALUES = {
  sslmode: /^(?:disable|no-verify|require|verify-ca|verify-full)$/,
  pgbouncer: /^(?:true|false)$/,
  connection_limit: /^[1-9]\d{0,2}$/,
  connect_timeout: /^\d{1,3}$/,
  schema: /^public$/,
  channel_binding: /^(?:disable|prefer|require)$/,
};
const ALLOWED = {
  sslmode: 'disable, no-verify, require, verify-ca or verify-full',
  pgbouncer: 'true or false',
  connection_limit: 'a number from 1 to 999',
  connect_timeout: 'a number of seconds',
  schema: 'public, the only schema that the site uses',
  channel_binding: 'disable, prefer or require',
};

/** Characters that end the user and password, or begin an escape. */
const UNENCODED = /[/?#@[\]\s]|%(?![\da-f]{2})/i;

export const isPostgres = (/** @type {string} */ url) => /^postgres(ql)?:\/\//.test(url);

/**
 * What is wrong with a Postgres address, as the end of a sentence that begins with the variable's name; null if nothing.
 * Never contains a part of the address, because that could be of the password.
 * @param {string} url
 * @returns {string | null}
 */
export function findUrlMistake(url) {
  const rest = url.replace(/^postgres(ql)?:\/\//, '');
  const user = rest.slice(0, Math.max(0, rest.lastIndexOf('@')));
  if (UNENCODED.test(user))
    return 'has a character in its user or password that must be percent-encoded: write %23 for #, %2F for /, %3F for ?, %40 for @, %25 for %';
  if (!URL.canParse(url)) return 'must be postgres://user:password@host:5432/database for Postgres';
  for (const [name, value] of new URL(url).searchParams) {
    if (!PARAMETERS.includes(name))
      return `has a parameter that this site does not read: remove ${/^\w{1,40}$/.test(name) ? name : 'it'}. It reads ${PARAMETERS.join(', ')}`;
    if (VALUES[name] && !VALUES[name].test(value)) return `has a wrong ${name}: it must be ${ALLOWED[name]}`;
  }
  const { searchParams } = new URL(url);
  if (searchParams.get('sslmode') === 'verify-ca' && !searchParams.has('sslrootcert'))
    return 'has sslmode=verify-ca, which needs the file of the CA: add sslrootcert=/path/to/ca.pem';
  return null;
}

/**
 * Splits a valid Postgres address into what the driver reads and what the site does.
 * @param {string} url
 * @returns {{ connectionString: string, isPooled: boolean, poolSize?: number, connectTimeoutMs?: number, enableChannelBinding: boolean }}
 */
export function readPostgresUrl(url) {
  const parsed = new URL(url);
  const { searchParams } = parsed;
  const read = (/** @type {string} */ name) => searchParams.get(name) ?? '';
  const result = {
    isPooled: read('pgbouncer') === 'true',
    poolSize: Number(read('connection_limit')) || undefined,
    connectTimeoutMs: Number(read('connect_timeout')) * 1000 || undefined,
    enableChannelBinding: ['prefer', 'require'].includes(read('channel_binding')),
  };
  for (const name of [...PRISMA_PARAMETERS, ...LIBPQ_PARAMETERS]) searchParams.delete(name);
  // The driver checks the certificate with `require`, too, and warns that this will change.
  if (read('sslmode') === 'require') searchParams.set('sslmode', 'verify-full');
  // Without this, the driver would also check the host's name.
  if (read('sslmode') === 'verify-ca') searchParams.set('uselibpqcompat', 'true');
  return { ...result, connectionString: parsed.href };
}
