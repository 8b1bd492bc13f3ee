import 'server-only';
import { readEnv } from '@/lib/config/env';
import { ModelError } from './model-error';

/**
 * The SDK's fetch, through the proxy if one is configured. Rejects redirects, which would forward the key, and aborts
 * replies larger than `maxBytes`.
 */
export async function createModelFetch(maxBytes: number): Promise<typeof fetch> {
  const dispatcher = await createDispatcher();
  return async function fetchCapped(input, init) {
    const options = {
      ...init,
      ...(dispatcher && { dispatcher }),
      redirect: 'manual',
      cache: 'no-store',
    } as const;
    const response = await fetch(input, options);
    const { status, statusText, headers, body } = response;
    if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
      await body?.cancel().catch(() => {});
      throw new ModelError('status', { status });
    }
    if (!body) return response;
    return new Response(body.pipeThrough(countBytes(maxBytes)), { status, statusText, headers });
  };
}

/** Node reads the proxy variables itself only from version 22.21 and 24.5 on, and only with NODE_USE_ENV_PROXY. */
async function createDispatcher() {
  const { modelProxy, noProxy, anthropicBaseUrl } = readEnv();
  if (modelProxy === undefined) return undefined;
  const { EnvHttpProxyAgent } = await import('undici');
  return new EnvHttpProxyAgent({
    httpProxy: modelProxy,
    httpsProxy: modelProxy,
    noProxy,
    // Proxies refuse tunnels to plain HTTP.
    proxyTunnel: new URL(anthropicBaseUrl).protocol === 'https:',
  });
}

function countBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new ModelError('too-large');
      controller.enqueue(chunk);
    },
  });
}
