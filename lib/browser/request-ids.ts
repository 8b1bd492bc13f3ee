import { readVisitMode } from '@/lib/visit/visit-mode';

/** A random UUID (version 4), also where `crypto.randomUUID` is missing because the page came over plain http. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A request changed after a failed attempt may be stored, and the server updates it only for a visitor it knows. */
export function correctRequestId(requestId: string): string {
  return readVisitMode() === 'private' ? randomUuid() : requestId;
}
