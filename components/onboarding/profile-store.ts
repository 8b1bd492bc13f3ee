import { readStored, writeStored } from '@/lib/browser/storage';
import { EMPTY_PROFILE, parseProfile, type Profile } from '@/lib/personalization/profile';

const KEY = 'onboarding-profile';

let profile: Profile | null = null;
const listeners = new Set<() => void>();

function publish(next: Profile): void {
  profile = next;
  listeners.forEach((listener) => listener());
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === KEY || key === null) publish(parseProfile(newValue));
}

/** Where storage is forbidden or full, the answers last as long as the page. */
export function changeProfile(changes: Partial<Profile>): void {
  const next = { ...readProfile(), ...changes };
  writeStored('local', KEY, JSON.stringify(next));
  publish(next);
}

export function readProfile(): Profile {
  profile ??= parseProfile(readStored('local', KEY));
  return profile;
}

export function readServerProfile(): Profile {
  return EMPTY_PROFILE;
}

export function subscribeToProfile(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}
