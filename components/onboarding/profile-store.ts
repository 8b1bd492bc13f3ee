import { useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/browser/listeners';
import { readStored, writeStored } from '@/lib/browser/storage';
import { onUserIdRenewed } from '@/lib/browser/user-id';
import { EMPTY_PROFILE, parseProfile, type Profile } from '@/lib/personalization/profile';

const KEY = 'onboarding-profile';

/** Without storage, the profile lasts as long as the page. */
let unsaved: Profile | null = null;

let known = { text: null as string | null, profile: EMPTY_PROFILE };

const { notify, subscribe } = createListeners(follow);

function followOtherTab({ key }: StorageEvent): void {
  if (key === KEY || key === null) notify();
}

/** Deleted data must not return with the next keystroke. */
function forget(): void {
  unsaved = null;
  notify();
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
  notify();
}

export function readProfile(): Profile {
  if (unsaved) return unsaved;
  const text = readStored('local', KEY);
  if (text !== known.text) known = { text, profile: parseProfile(text) };
  return known.profile;
}

export function useProfile(): Profile {
  return useSyncExternalStore(subscribe, readProfile, () => EMPTY_PROFILE);
}
