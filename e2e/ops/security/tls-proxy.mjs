import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { run } from '../../../scripts/shared/run.mjs';

/** First byte of a TLS handshake record. */
const HANDSHAKE = 22;

async function makeCertificate(folder) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert];
  await run('openssl', [...args, ...subject]);
  return { cert, options: { key: await readFile(key), cert: await readFile(cert) } };
}

const redirect = ({ headers, url }, response) =>
  response.writeHead(308, { Location: `https://${headers.host}${url}` }).end();

/** A TLS proxy that also redirects plain HTTP, both on one port, because the scanner requests both at one address. */
export async function startTlsProxy(port, upstream, folder) {
  const { cert, options } = await makeCertificate(folder);
  const forward = ({ method, url, headers }, response) => {
    const sent = { ...headers, 'x-forwarded-proto': 'https' };
    request({ port: upstream, method, path: url, headers: sent }, (answer) => {
      response.writeHead(answer.statusCode, answer.rawHeaders);
      answer.pipe(response);
    })
      .on('error', () => response.destroy())
      .end();
  };
  const secure = createSecureServer(options, forward);
  const plain = createServer(redirect);
  const proxy = createSocketServer((socket) => {
    socket.on('error', () => {});
    socket.once('readable', () => {
      const first = socket.read(1);
      if (!first) return;
      socket.unshift(first);
      (first[0] === HANDSHAKE ? secure : plain).emit('connection', socket);
    });
  });
  await new Promise((resolve) => proxy.listen(port, resolve));
  return { cert, close: () => proxy.close() };
}
