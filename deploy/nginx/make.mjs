import { parseArgs } from 'node:util';
import { explain, StepError } from '../../scripts/console.mjs';
import { renderSite } from './render.mjs';

const USAGE = `npm run --silent deploy:nginx -- --name www.example.com \\
  --certificate /etc/letsencrypt/live/www.example.com/fullchain.pem \\
  --key /etc/letsencrypt/live/www.example.com/privkey.pem > /etc/nginx/sites-enabled/adaptive-site.conf`;

try {
  const { values } = parseArgs({
    options: {
      name: { type: 'string', multiple: true },
      certificate: { type: 'string' },
      key: { type: 'string' },
      'http-only': { type: 'boolean', default: false },
      port: { type: 'string' },
      instance: { type: 'string', multiple: true, default: ['127.0.0.1:3001', '127.0.0.1:3002'] },
      base: { type: 'string', default: '/srv/adaptive-site' },
      cache: { type: 'string', default: '/var/cache/nginx-adaptive-site' },
    },
  });
  const { certificate, key, 'http-only': isPlain } = values;
  if (!values.name) throw new StepError('No --name says which domain this is for.', { todo: USAGE });
  if (!isPlain && !(certificate && key)) {
    throw new StepError(
      '--certificate and --key are missing; --http-only is for where TLS ends before nginx.',
      {
        todo: USAGE,
      },
    );
  }
  const site = await renderSite({
    names: values.name,
    tls: isPlain ? null : { certificate, key },
    port: values.port && Number(values.port),
    instances: values.instance,
    base: values.base,
    cacheFolder: values.cache,
  });
  process.stdout.write(site);
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
