import { readStored, writeStored } from '@/lib/browser/storage';
import { onUserIdRenewed } from '@/lib/browser/user-id';
import { EMPTY_PROFILE, parseProfile, type Profile } from '@/lib/personalization/profile';

const KEY = 'onboarding-profile';

/** Where storage is forbidden or full, the answers last as long as the page. */
let unsaved: Profile | null = null;
let known = { text: null as string | null, profile: EMPTY_PROFILE };
let stopFollowing = () => {};
const listeners = new Set<() => void>();

function publish(): void {
  listeners.forEach((listener) => listener());
}

function followOtherTab({ key }: StorageEvent): void {
  if (key === KEY || key === null) publish();
}

/** What was deleted does not come back with the next letter. */
function forget(): void {
  unsaved = null;
  publish();
}

function follow(): () => void {
  const stop = onUserIdRenewed(forget);
  window.addEventListener('storage', followOtherTab);
  return () => {
    stop();
    window.removeEventListener('storage', followOtherTab);
  };
}

export function changeProfile(changes: Partial<Profile>): void {
  const next = { ...readProfile(), ...changes };
  unsaved = writeStored('local', KEY, JSON.stringify(next)) ? null : next;
  publish();
}

export function readProfile(): Profile {
  if (unsaved) return unsaved;
  const text = readStored('local', KEY);
  if (text !== known.text) known = { text, profile: parseProfile(text) };
  return known.profile;
}

export function readServerProfile(): Profile {
  return EMPTY_PROFILE;
}

export function subscribeToProfile(listener: () => void): () => void {
  if (listeners.size === 0) stopFollowing = follow();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopFollowing();
  };
}
