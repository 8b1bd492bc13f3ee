import { MutationObserver, type MutationObserverOptions, type QueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/toast/toast-store';
import { patchNewUserStatus, patchSegment, patchSettings } from '@/lib/api/visit-endpoints';
import { logSilently } from '@/lib/browser/log';
import { call } from '@/lib/browser/request';
import { clearUnsavedSegment, readUnsavedSegment } from '@/lib/browser/stored-choices';
import { shellCopy } from '@/lib/content/shell';
import type { Segment } from '@/lib/personalization/persona';
import type { PersonalizationSettings } from '@/lib/personalization/settings';
import type { Settle } from './session';

export type SettingsSave = { userId: number; changes: Partial<PersonalizationSettings>; settle: Settle };

/** Without consent and in a demo view, only settings are handled. */
export type SaveHandlers = {
  saveSegment?: (choice: { userId: number; segment: Segment }) => void;
  saveUnsavedSegment?: (userId: number) => void;
  saveVisitor?: (choice: { userId: number; isNewUser: boolean }) => void;
  saveSettings: (save: SettingsSave) => void;
};

const SEGMENT = ['segment'];

/** Saves segment and visitor type silently, settings with a toast (spec §8). Loaded on the first choice. */
export function createSaveHandlers(
  client: QueryClient,
  onSettingsFailed: SaveHandlers['saveSettings'],
): SaveHandlers {
  function mutation<Answer, Choice>(options: MutationObserverOptions<Answer, Error, Choice>) {
    // One scope, so that choices are sent in sequence and the last one is saved last.
    const observer = new MutationObserver(client, { ...options, scope: { id: 'choices' } });
    return (choice: Choice) => void observer.mutate(choice).catch(() => undefined);
  }

  const saveSegment = mutation({
    mutationKey: SEGMENT,
    mutationFn: ({ userId, segment }: { userId: number; segment: Segment }) =>
      call(patchSegment, { userId, body: { segment }, needsConsent: true }),
    onSuccess: (_, { segment }) => clearUnsavedSegment(segment),
    onError: (error) => logSilently('The segment was not saved', error),
  });
  return {
    saveSegment,
    saveUnsavedSegment(userId) {
      const segment = readUnsavedSegment();
      const isInFlight = client.isMutating({ mutationKey: SEGMENT }) > 0;
      if (segment && !isInFlight) saveSegment({ userId, segment });
    },
    saveVisitor: mutation({
      mutationFn: ({ userId, isNewUser }: { userId: number; isNewUser: boolean }) =>
        call(patchNewUserStatus, { userId, body: { isNewUser }, needsConsent: true }),
      onError: (error) => logSilently('The visitor type was not saved', error),
    }),
    saveSettings: mutation({
      mutationFn: ({ userId, changes }: SettingsSave) =>
        call(patchSettings, { userId, body: changes, needsConsent: true }),
      onSuccess: (_, { settle }) => {
        settle(true);
        showToast(shellCopy.toast.settingsSaved);
      },
      onError: (error, save) => {
        logSilently('The settings were not saved', error);
        onSettingsFailed(save);
      },
    }),
  };
}
