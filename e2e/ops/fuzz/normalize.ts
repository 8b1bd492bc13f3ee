import type { FuzzAnswer } from './worlds';

const TIMES = new Set(['createdAt', 'updatedAt', 'lastSeenAt', 'expiresAt', 'startedAt', 'lastAt']);
/** Depends on the clock or on random values, so it differs in every response; ids differ in length. */
const GENERATED_HEADERS = new Set(['x-request-id', 'content-length', 'date']);

/** A response as text, without its generated ids, times and secrets. */
export function normalize({ status, headers, body, followed }: FuzzAnswer): string {
  const kept = Object.entries(headers)
    .filter(([name]) => !GENERATED_HEADERS.has(name))
    .map(([name, value]) => [
      name,
      name === 'set-cookie' ? value.replace(/visitor=[\w-]{43}/g, 'visitor=*') : value,
    ])
    .sort();
  return JSON.stringify({
    status,
    headers: kept,
    body: normalizeBody(body, headers),
    ...(followed && { followed: JSON.parse(normalize({ ...followed, followed: null })) }),
  });
}

function normalizeBody(body: string, headers: FuzzAnswer['headers']): unknown {
  try {
    return hideGenerated(JSON.parse(body), headers['x-request-id']);
  } catch {
    return body;
  }
}

function hideGenerated(value: unknown, requestId?: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => hideGenerated(entry, requestId));
  if (typeof value !== 'object' || value === null) return value === requestId ? '(request)' : value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      hideEntry(key, entry) ?? hideGenerated(entry, requestId),
    ]),
  );
}

function hideEntry(key: string, entry: unknown): string | null {
  if (TIMES.has(key) && typeof entry === 'string' && !Number.isNaN(Date.parse(entry))) return '(time)';
  if (key === 'id' && typeof entry === 'number') return '(id)';
  return key === 'path' && typeof entry === 'string' && entry.startsWith('/share/') ? '(link)' : null;
}
