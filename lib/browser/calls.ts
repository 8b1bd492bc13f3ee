import type { PersonalizationSettings } from '@/lib/personalization/settings';
import { withPatience } from './patience';
import { requestJson } from './request';

/** What GET and PATCH of a user answer; the segment may be a word that this version does not know. */
export type StoredUser = { segment: string; isNewUser: boolean };

export const userUrl = (userId: number) => `/api/user/${userId}`;
export const settingsUrl = (userId: number) => `/api/personalization-settings/${userId}`;

/** Choices are sent one after the other, so each is given up at last: a silent one would hold up the rest. */
const sendChoice = <Stored>(path: string, choice: unknown) =>
  withPatience((signal) => requestJson<Stored>('PATCH', path, choice, signal));

export function sendSegment(userId: number, segment: string): Promise<StoredUser> {
  return sendChoice(`${userUrl(userId)}/segment`, { segment });
}

export function sendNewUserStatus(userId: number, isNewUser: boolean): Promise<StoredUser> {
  return sendChoice(`${userUrl(userId)}/new-user-status`, { isNewUser });
}

export function sendSettings(
  userId: number,
  changes: Partial<PersonalizationSettings>,
): Promise<PersonalizationSettings> {
  return sendChoice(settingsUrl(userId), changes);
}
