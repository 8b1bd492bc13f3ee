import { getSettings, getUser, patchSettings } from '@/lib/api/visit-endpoints';
import { mayRemember } from '@/lib/browser/consent';
import { keepTrying } from '@/lib/browser/keep-trying';
import { logSilently } from '@/lib/browser/log';
import { readPersonaCookie } from '@/lib/browser/persona-cookie';
import { call, onCallSucceeded } from '@/lib/browser/request';
import { readUnsavedSegment } from '@/lib/browser/unsaved-segment';
import { readUserId } from '@/lib/browser/user-id';
import { DEFAULT_PERSONA, formatPersonaSlug } from '@/lib/personalization/persona';
import { selectChanges, type PersonalizationSettings } from '@/lib/personalization/settings';
import { loadSaving } from './load-saving';
import type { SessionChange } from './session-change';
import type { SessionStore } from './session-store';

type Loading = { store: SessionStore; change: SessionChange };

/** The settings that the page began with; null where the visit was under way before the visitor let anything be kept. */
type AtBegin = PersonalizationSettings | null;

let latest: Loading | null = null;

/** Whether URL or cookie decided already; where cookies are forbidden the rendered page tells. */
function isPersonaKnown({ initial }: SessionStore): boolean {
  return (
    readPersonaCookie() !== null || formatPersonaSlug(initial.persona) !== formatPersonaSlug(DEFAULT_PERSONA)
  );
}

/**
 * The stored user counts only where no cookie says otherwise (product decisions, precedence), and nothing was chosen
 * while the answer was under way.
 */
async function loadUser(userId: number, { store, change }: Loading) {
  const isRemembered = isPersonaKnown(store);
  const before = store.read().persona;
  const user = await call(getUser, { userId });
  const { segment, visitor } = store.read().persona;
  if (isRemembered || segment !== before.segment || visitor !== before.visitor) return;
  change({ type: 'user-loaded', segment: user.segment, isNewUser: user.isNewUser });
}

/**
 * What was switched before the visitor let anything be kept is kept now; otherwise the server knows best, but for what
 * was switched since the page began.
 */
async function loadSettings(userId: number, { store, change }: Loading, atBegin: AtBegin) {
  const before = atBegin ?? store.read().settings;
  const chosen = atBegin ? {} : selectChanges(before);
  const settings = await (Object.keys(chosen).length > 0
    ? call(patchSettings, { userId, body: chosen })
    : call(getSettings, { userId }));
  change({
    type: 'settings-loaded',
    settings: { ...settings, ...selectChanges(store.read().settings, before) },
  });
}

/** After any call that succeeded: the next one carries what was not saved (product decisions). */
function sendUnsavedSegment(userId: number): void {
  if (!mayRemember() || !readUnsavedSegment()) return;
  loadSaving().then(
    (saving) => saving.saveUnsavedSegment(userId),
    (error: unknown) => logSilently('The segment was not sent', error),
  );
}

/** Loads what the server keeps. Nothing is noted before the settings are there, so one failed call is not the end. */
export function startLoading(loading: Loading, atBegin: AtBegin): void {
  latest = loading;
  onCallSucceeded(() => sendUnsavedSegment(readUserId()));
  const userId = readUserId();
  loadUser(userId, loading).catch((error: unknown) => logSilently('The visitor was not loaded', error));
  void keepTrying(() => loadSettings(userId, loading, atBegin), {
    // Who has deleted everything begins anew with the next page.
    isWanted: () => latest === loading && mayRemember() && loading.store.read().userId === userId,
    onFailure: (error) => logSilently('The settings were not loaded', error),
  });
}
