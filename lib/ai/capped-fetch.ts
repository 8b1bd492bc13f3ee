import { ModelError } from './model-error';

/** A fetch that follows no redirect, which would take the key along, and breaks off a reply beyond `maxBytes`. */
export function createCappedFetch(maxBytes: number): typeof fetch {
  return async function fetchCapped(input, init) {
    const response = await fetch(input, { ...init, redirect: 'manual', cache: 'no-store' });
    const { status, statusText, headers, body } = response;
    if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
      await body?.cancel().catch(() => {});
      throw new ModelError('status', { status });
    }
    if (!body) return response;
    return new Response(body.pipeThrough(countBytes(maxBytes)), { status, statusText, headers });
  };
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
