import { CALL_TIMEOUT_MS } from '@/lib/config/timings';

/**
 * A page of this site as the server sends it, parsed and not run. `fetch` and `DOMParser` would need a policy of
 * their own for trusted HTML.
 */
export function loadPage(address: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${address}: ${request.status}`));
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = CALL_TIMEOUT_MS;
    request.onload = () => {
      const page = request.responseXML;
      if (request.status === 200 && page) resolve(page);
      else fail();
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}
