import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { FILE_POLICY, SECURITY_HEADERS } from '../../lib/config/headers.mjs';
import { loadTypeScript } from '../../scripts/shared/load-typescript.mjs';

const TEMPLATE = join(import.meta.dirname, 'site.conf.template');

/**
 * Renders the site's configuration, for the `http { … }` block.
 * @param {object} site
 * @param {string} site.base the folder with `assets` and `drain` (deploy/README.md)
 * @param {string[]} site.instances such as `127.0.0.1:3001`
 * @param {string[]} [site.names] the domains
 * @param {number} [site.port] public port
 * @param {{ certificate: string, key: string, httpPort?: number } | null} [site.tls] null if TLS ends before this nginx
 * @param {boolean} [site.ipv6] also listens on IPv6; nginx does not start with it on a machine without IPv6
 * @returns {Promise<string>}
 */
export async function renderSite(site) {
  const { base, instances, names = ['_'], tls = null, port, ipv6 = false } = site;
  const template = await readFile(TEMPLATE, 'utf8');
  const listenPort = port ?? (tls ? 443 : 80);
  const values = {
    ...renderHeaders(),
    largeHeadersPage: (await loadTypeScript('server/steps/refuse.ts')).LARGE_HEADERS_PAGE,
    base,
    names: names.join(' '),
    upstreams: renderUpstreams(instances),
    draining: renderDraining(base, instances),
    listen: renderListen(listenPort, tls, ipv6),
    redirectServer: tls ? renderRedirect({ names, port: tls.httpPort, httpsPort: listenPort, ipv6 }) : '',
  };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => {
    if (!(name in values)) throw new Error(`site.conf.template uses {{${name}}}, which has no value`);
    return values[name];
  });
}

export const hasIpv6 = () =>
  Object.values(networkInterfaces())
    .flat()
    .some((address) => address?.family === 'IPv6');

/** The site's headers, for responses by nginx itself. */
function renderHeaders() {
  const write = (headers, ending = '') =>
    Object.entries({ ...SECURITY_HEADERS, 'Content-Security-Policy': FILE_POLICY, ...headers })
      .map(([name, value]) => `    add_header ${name} "${value}"${ending};`)
      .join('\n');
  return {
    assetHeaders: write({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ownHeaders: write({ 'Cache-Control': 'no-store', 'X-Request-Id': '$request_id' }, ' always'),
  };
}

function renderUpstreams(instances) {
  const group = (name, servers) =>
    [
      `upstream ${name} {`,
      ...servers.map((server) => `  server ${server} max_fails=2 fail_timeout=2s;`),
      // Below the five seconds after which an instance closes an idle connection.
      '  keepalive 64;',
      '  keepalive_timeout 4s;',
      '}',
    ].join('\n');
  const without = instances.map((out) =>
    group(
      `adaptive_site_without_${flagOf(out)}`,
      instances.length > 1 ? instances.filter((server) => server !== out) : instances,
    ),
  );
  return [group('adaptive_site', instances), ...without].join('\n');
}

function renderDraining(base, instances) {
  return instances
    .map(flagOf)
    .map((flag) => `  if (-f ${base}/drain/${flag}) {\n    set $pool adaptive_site_without_${flag};\n  }`)
    .join('\n');
}

const listenOn = (port, ipv6, how = '') =>
  [port, ...(ipv6 ? [`[::]:${port}`] : [])].map((address) => `  listen ${address}${how};`).join('\n');

function renderListen(port, tls, ipv6) {
  if (!tls) return listenOn(port, ipv6);
  return [
    listenOn(port, ipv6, ' ssl http2'),
    `  ssl_certificate ${tls.certificate};`,
    `  ssl_certificate_key ${tls.key};`,
    '  ssl_protocols TLSv1.2 TLSv1.3;',
    '  ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;',
    '  ssl_prefer_server_ciphers off;',
    '  ssl_session_cache shared:adaptive_tls:10m;',
    '  ssl_session_timeout 1d;',
    '  ssl_session_tickets off;',
  ].join('\n');
}

/** The server without TLS, which is all that nginx accepts until there is a certificate. */
export function renderRedirect({ names, port = 80, httpsPort = 443, ipv6 }) {
  const target = httpsPort === 443 ? '$host' : `$host:${httpsPort}`;
  return `server {
${listenOn(port, ipv6)}
  server_name ${names.join(' ')};
  server_tokens off;
  # For certbot's webroot mode.
  location /.well-known/acme-challenge/ {
    root /var/www/acme;
  }
  location / {
    return 308 https://${target}$request_uri;
  }
}
`;
}

/** Name of an instance's drain flag: its port, preceded by the host unless it is local. */
const flagOf = (instance) => instance.replace(/^(?:127\.0\.0\.1|localhost):/, '').replaceAll(/[^\w.]/g, '_');
