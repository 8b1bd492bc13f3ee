import type { PersonalizationSettings } from '@/lib/personalization/settings';
import { requestJson } from './request';

/** What GET and PATCH of a user answer; the segment may be a word that this version does not know. */
export type StoredUser = { segment: string; isNewUser: boolean };

export const userUrl = (userId: number) => `/api/user/${userId}`;
export const settingsUrl = (userId: number) => `/api/personalization-settings/${userId}`;

export function sendSegment(userId: number, segment: string): Promise<StoredUser> {
  return requestJson('PATCH', `${userUrl(userId)}/segment`, { segment });
}

export function sendNewUserStatus(userId: number, isNewUser: boolean): Promise<StoredUser> {
  return requestJson('PATCH', `${userUrl(userId)}/new-user-status`, { isNewUser });
}

export function sendSettings(
  userId: number,
  changes: Partial<PersonalizationSettings>,
): Promise<PersonalizationSettings> {
  return requestJson('PATCH', settingsUrl(userId), changes);
}
