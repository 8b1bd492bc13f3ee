import { StepError } from '../../scripts/shared/console.mjs';
import { runWithOptions } from '../../scripts/shared/read-options.mjs';
import { hasIpv6, renderRedirect, renderSite } from './render.mjs';

const USAGE = `Prints the nginx configuration of the site, for a file in /etc/nginx/sites-enabled.

  node deploy/nginx/make.mjs --name www.example.com \\
    --certificate /etc/letsencrypt/live/www.example.com/fullchain.pem \\
    --key /etc/letsencrypt/live/www.example.com/privkey.pem

  --before-certificate    only port 80, for certbot: nginx rejects the rest until there is a certificate
  --http-only             without TLS, if it ends before this nginx
  --no-ipv6               IPv4 only, even if this machine has an IPv6 address

  --instance 127.0.0.1:3001 --instance 127.0.0.1:3002    --port 443    --base /srv/adaptive-site`;

const OPTIONS = {
  name: { type: 'string', multiple: true },
  certificate: { type: 'string' },
  key: { type: 'string' },
  'before-certificate': { type: 'boolean', default: false },
  'http-only': { type: 'boolean', default: false },
  'no-ipv6': { type: 'boolean', default: false },
  port: { type: 'string' },
  instance: { type: 'string', multiple: true, default: ['127.0.0.1:3001', '127.0.0.1:3002'] },
  base: { type: 'string', default: '/srv/adaptive-site' },
};

async function make(values) {
  const { name: names, certificate, key, 'http-only': isPlain } = values;
  if (!names) throw new StepError('--name is missing: which domain is this for?', { todo: USAGE });
  const ipv6 = !values['no-ipv6'] && hasIpv6();
  if (values['before-certificate']) return renderRedirect({ names, ipv6 });
  if (!isPlain && !(certificate && key)) {
    throw new StepError('--certificate and --key are missing; use --http-only if TLS ends before nginx.', {
      todo: USAGE,
    });
  }
  return renderSite({
    names,
    ipv6,
    tls: isPlain ? null : { certificate, key },
    port: values.port && Number(values.port),
    instances: values.instance,
    base: values.base,
  });
}

const print = async (values) => void process.stdout.write(await make(values));

await runWithOptions(USAGE, print, { options: OPTIONS });
