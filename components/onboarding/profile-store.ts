import { useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/browser/listeners';
import { readStored, writeStored } from '@/lib/browser/storage';
import { onUserIdRenewed } from '@/lib/browser/user-id';
import { EMPTY_PROFILE, parseProfile, type Profile } from '@/lib/personalization/profile';

const KEY = 'onboarding-profile';

/** Without storage, the profile lasts as long as the page. */
let unsaved: Profile | null = null;

let cached = { text: null as string | null, profile: EMPTY_PROFILE };

const { notify, subscribe } = createListeners(startListening);

function syncFromOtherTab({ key }: StorageEvent): void {
  if (key === KEY || key === null) notify();
}

/** Deleted data must not return with the next keystroke. */
function clearUnsaved(): void {
  unsaved = null;
  notify();
}

function startListening(): () => void {
  const stop = onUserIdRenewed(clearUnsaved);
  window.addEventListener('storage', syncFromOtherTab);
  return () => {
    stop();
    window.removeEventListener('storage', syncFromOtherTab);
  };
}

export function changeProfile(changes: Partial<Profile>): void {
  const next = { ...readProfile(), ...changes };
  unsaved = writeStored('local', KEY, JSON.stringify(next)) ? null : next;
  notify();
}

export function readProfile(): Profile {
  if (unsaved) return unsaved;
  const text = readStored('local', KEY);
  if (text !== cached.text) cached = { text, profile: parseProfile(text) };
  return cached.profile;
}

export function useProfile(): Profile {
  return useSyncExternalStore(subscribe, readProfile, () => EMPTY_PROFILE);
}
