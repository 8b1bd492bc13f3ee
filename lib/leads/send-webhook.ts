import 'server-only';
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { Webhook as Signer } from 'standardwebhooks';
import type { Dispatcher } from 'undici';
import type { LeadEvent } from '@/lib/calls/lead-event';
import type { Webhook } from '@/lib/config/lead-settings';
import { hasPrivateAddress, isPublicAddress } from '@/lib/config/public-address';
import { SEND_TIMEOUT_MS, SendError } from './send-error';

const MAX_REDIRECTS = 3;
/** These keep method and body; any other redirect would arrive as a GET without the event. */
const KEEPS_BODY = [307, 308];
/** A longer response body is cut off unread. */
const MAX_BODY_BYTES = 16 * 1024;

/** Posts an event as https://www.standardwebhooks.com specifies. Throws a `SendError` unless the response is 2xx. */
export async function sendWebhook(webhook: Webhook, id: string, event: LeadEvent): Promise<void> {
  const body = JSON.stringify(event);
  const now = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Signer(webhook.secret).sign(id, now, body),
  };
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  let url = webhook.url;
  for (let redirects = 0; ; redirects += 1) {
    const { status, location } = await post(webhook, url, { headers, body, signal });
    if (status >= 200 && status < 300) return;
    const isFollowed =
      webhook.areRedirectsAllowed && redirects < MAX_REDIRECTS && KEEPS_BODY.includes(status);
    if (!isFollowed || !location || !URL.canParse(location, url))
      throw new SendError(`status ${status}`, false);
    url = new URL(location, url);
  }
}

type Post = { headers: Record<string, string>; body: string; signal: AbortSignal };

async function post(webhook: Webhook, url: URL, { headers, body, signal }: Post) {
  const isAllowed = webhook.isPrivateAllowed || (url.protocol === 'https:' && !hasPrivateAddress(url));
  if (!isAllowed || !/^https?:$/.test(url.protocol)) throw new SendError('private address', false);
  const { request } = await import('undici');
  const dispatcher = await (webhook.isPrivateAllowed ? openAgent('any') : openAgent('public'));
  try {
    const response = await request(url, { method: 'POST', headers, body, signal, dispatcher });
    // A receiver has answered; whatever follows changes nothing.
    await response.body.dump({ limit: MAX_BODY_BYTES, signal }).catch(() => {});
    const { location } = response.headers;
    return { status: response.statusCode, location: typeof location === 'string' ? location : undefined };
  } catch (error) {
    throw readFailure(error, signal);
  }
}

const agents = new Map<string, Promise<Dispatcher>>();

function openAgent(hosts: 'any' | 'public'): Promise<Dispatcher> {
  const open = agents.get(hosts) ?? createAgent(hosts);
  agents.set(hosts, open);
  return open;
}

/** The connection is made to the address that was checked, so a name cannot change its address in between. */
async function createAgent(hosts: 'any' | 'public'): Promise<Dispatcher> {
  const { Agent } = await import('undici');
  return new Agent({
    // Leads are rare: a kept connection would be stale.
    pipelining: 0,
    connect: { timeout: SEND_TIMEOUT_MS, ...(hosts === 'public' && { lookup: lookUpPublic }) },
    headersTimeout: SEND_TIMEOUT_MS,
    bodyTimeout: SEND_TIMEOUT_MS,
  });
}

const PRIVATE_ADDRESS = 'EPRIVATE';

type OnLookup = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** As `dns.lookup`, but fails if any address of the name is private. */
export function lookUpPublic(hostname: string, options: LookupOptions, done: OnLookup): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return done(Object.assign(new Error('A private address'), { code: PRIVATE_ADDRESS }), []);
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
}

/** Codes of connections that were never made. */
const UNCONNECTED = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

function readFailure(error: unknown, signal: AbortSignal): SendError {
  const code = readCode(error);
  if (code === PRIVATE_ADDRESS) return new SendError('private address', false);
  if (UNCONNECTED.test(code)) return new SendError(code, false);
  if (signal.aborted) return new SendError('timeout', true);
  return new SendError(/^[A-Z_]{3,40}$/.test(code) ? code : 'connection', true);
}

/** Of several addresses that were tried, the first one's. */
function readCode(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return String(Reflect.get(Object(first), 'code') ?? '');
}
