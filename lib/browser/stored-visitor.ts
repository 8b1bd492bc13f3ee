import type { Settings } from '@/lib/calls/settings';
import type { User } from '@/lib/calls/user';
import { readStored, writeStored } from './storage';

const KEY = 'stored-visitor';
/** As long as a visit (lib/live/count-visit.ts). */
const MAX_AGE_MS = 30 * 60 * 1000;

export type StoredVisitor = { user?: User; settings?: Settings };

/** What the server stores of the visitor, as any tab has read or saved it, so that not every page asks again. */
export function readStoredVisitor(userId: number): StoredVisitor {
  const { user, settings } = readCopy(userId) ?? {};
  return { ...(isUser(user) && { user }), ...(isSettings(settings) && { settings }) };
}

/** A response to a read can be older than one to a save. */
export function storeReadVisitor(userId: number, read: StoredVisitor): void {
  storeSavedVisitor(userId, { ...read, ...readStoredVisitor(userId) });
}

export function storeSavedVisitor(userId: number, saved: StoredVisitor): void {
  const readAt = readCopy(userId)?.readAt ?? Date.now();
  writeStored('local', KEY, JSON.stringify({ ...readStoredVisitor(userId), ...saved, userId, readAt }));
}

/** While a save is in flight, the copy can be outdated on the next page, which then reads from the server. */
export function forgetStoredVisitor(userId: number, what: keyof StoredVisitor): void {
  const copy = readCopy(userId);
  if (copy) writeStored('local', KEY, JSON.stringify({ ...copy, userId, [what]: undefined }));
}

type Copy = { readAt: number; user?: unknown; settings?: unknown };

function readCopy(userId: number): Copy | null {
  const copy = parse(readStored('local', KEY));
  if (!isObject(copy) || copy.userId !== userId || typeof copy.readAt !== 'number') return null;
  const { readAt, user, settings } = copy;
  const age = Date.now() - readAt;
  return age >= 0 && age < MAX_AGE_MS ? { readAt, user, settings } : null;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isUser(value: unknown): value is User {
  return isObject(value) && typeof value.segment === 'string' && typeof value.isNewUser === 'boolean';
}

function isSettings(value: unknown): value is Settings {
  const names = ['contentPersonalization', 'navigationAdaptation', 'behavioralAnalytics'];
  return isObject(value) && names.every((name) => typeof value[name] === 'boolean');
}
