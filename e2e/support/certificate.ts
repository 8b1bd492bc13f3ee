import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function makeCertificate() {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...curve, '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  });
  return { certificate, key, remove: () => rm(folder, { recursive: true, force: true }) };
}
