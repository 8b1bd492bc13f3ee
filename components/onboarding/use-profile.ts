'use client';

import { useSyncExternalStore } from 'react';
import type { Profile } from '@/lib/personalization/profile';
import { readProfile, readServerProfile, subscribeToProfile } from './profile-store';

/** What the visitor told this browser about themselves. */
export function useProfile(): Profile {
  return useSyncExternalStore(subscribeToProfile, readProfile, readServerProfile);
}
