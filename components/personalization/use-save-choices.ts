'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { logSilently } from '@/lib/browser/log';
import { urlQuery } from '@/lib/browser/query-client';
import { call, onCallSucceeded } from '@/lib/browser/request';
import {
  broadcastAnalyticsSwitch,
  clearUnsavedSegment,
  readUnsavedSegment,
  storeUnsavedSegment,
} from '@/lib/browser/stored-choices';
import { forgetStoredVisitor, storeSavedVisitor } from '@/lib/browser/stored-visitor';
import { readUserId } from '@/lib/browser/user-id';
import { shellCopy } from '@/lib/content/shell';
import type { Segment } from '@/lib/personalization/persona';
import type { PersonalizationSettings, SettingName } from '@/lib/personalization/settings';
import { selectByVisitMode } from '@/lib/browser/visit-mode';
import type { SaveChoices, SessionChange, SessionStore } from './session-store';

type SegmentSave = { userId: number; segment: Segment };
type VisitorSave = { userId: number; isNewUser: boolean };
type SettingSave = { userId: number; name: SettingName; value: boolean; before: PersonalizationSettings };

/** One scope, so that choices are sent in sequence and the last one is saved last. */
const scope = { id: 'choices' };
/** A choice outlives the page: many visitors choose and follow a link at once. */
const SAVE = { needsConsent: true, keepalive: true } as const;
const SEGMENT = ['PATCH /api/user/{id}/segment'];
const SETTING = ['PATCH /api/personalization-settings/{id}'];

const settingsKey = (userId: number) =>
  urlQuery('GET /api/personalization-settings/{id}', { userId }).queryKey;

/** Saves segment and visitor type silently, settings with a toast (spec §8). Sends only with consent. */
export function useSaveChoices(store: SessionStore, choose: SessionChange): SaveChoices {
  useSendOnLeave();
  const { mutate: sendSegment } = useSegmentSave();
  const { mutate: sendVisitor } = useMutation({
    mutationKey: ['PATCH /api/user/{id}/new-user-status'],
    scope,
    mutationFn: ({ userId, isNewUser }: VisitorSave) => {
      forgetStoredVisitor(userId, 'user');
      return call('PATCH /api/user/{id}/new-user-status', { ...SAVE, userId, body: { isNewUser } });
    },
    onSuccess: (user, { userId }) => storeSavedVisitor(userId, { user }),
  });
  const applySetting = useCallback(
    (name: SettingName, value: boolean) => {
      choose({ type: 'setting-changed', name, value });
      if (name === 'behavioralAnalytics') broadcastAnalyticsSwitch(value);
    },
    [choose],
  );
  const { mutate: sendSetting } = useSettingSave((name, saved) => {
    if (store.read().settings[name] !== saved) applySetting(name, saved);
  });

  return useMemo(() => {
    const readId = () => store.read().userId ?? readUserId();
    return {
      saveSegment(segment) {
        storeUnsavedSegment(segment);
        whenOwn(() => sendSegment({ userId: readId(), segment }));
      },
      saveVisitor(visitor) {
        whenOwn(() => sendVisitor({ userId: readId(), isNewUser: visitor === 'new' }));
      },
      changeSetting(name, value) {
        const before = store.read().settings;
        applySetting(name, value);
        selectByVisitMode({
          own: () => sendSetting({ userId: readId(), name, value, before }),
          private: keepForVisit,
          demo: () => void saveInDemoView(name, value),
        })();
      },
    };
  }, [store, applySetting, sendSegment, sendVisitor, sendSetting]);
}

/** When the visitor leaves, choices that wait for an earlier save are sent at once. Repeated if the page comes back. */
function useSendOnLeave() {
  const client = useQueryClient();
  useEffect(() => {
    const sendWaiting = () => {
      const waiting = client.getMutationCache().findAll({
        predicate: ({ options, state }) => options.scope?.id === scope.id && state.isPaused,
      });
      for (const { options, state } of waiting)
        void options
          .mutationFn?.(state.variables, { client, meta: options.meta, mutationKey: options.mutationKey })
          .catch(() => undefined);
    };
    window.addEventListener('pagehide', sendWaiting);
    return () => window.removeEventListener('pagehide', sendWaiting);
  }, [client]);
}

/** A segment that could not be saved is sent with the next successful call (product decisions). */
function useSegmentSave() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationKey: SEGMENT,
    scope,
    mutationFn: ({ userId, segment }: SegmentSave) =>
      call('PATCH /api/user/{id}/segment', { ...SAVE, userId, body: { segment } }),
    onSuccess(user, { userId, segment }) {
      storeSavedVisitor(userId, { user });
      clearUnsavedSegment(segment);
    },
  });
  const { mutate } = mutation;
  useEffect(
    () =>
      onCallSucceeded(() => {
        const segment = readUnsavedSegment();
        const isInFlight = client.isMutating({ mutationKey: SEGMENT }) > 0;
        if (segment && !isInFlight) mutate({ userId: readUserId(), segment });
      }),
    [client, mutate],
  );
  return mutation;
}

/** `restore` gets the server's value after the last pending save of a switch. */
function useSettingSave(restore: (name: SettingName, saved: boolean) => void) {
  const client = useQueryClient();
  const isOnlySave = (name: SettingName) =>
    client.isMutating({
      mutationKey: SETTING,
      predicate: ({ state }) => (state.variables as SettingSave).name === name,
    }) === 1;
  return useMutation({
    mutationKey: SETTING,
    scope,
    mutationFn: ({ userId, name, value }: SettingSave) => {
      forgetStoredVisitor(userId, 'settings');
      return call('PATCH /api/personalization-settings/{id}', { ...SAVE, userId, body: { [name]: value } });
    },
    onMutate({ userId, name, before }) {
      if (!isOnlySave(name)) return;
      // What is shown counts as the server's value: another tab may have changed it since it was loaded.
      client.setQueryData(settingsKey(userId), (known = before) => ({ ...known, [name]: before[name] }));
    },
    onSuccess(saved, { userId }) {
      client.setQueryData(settingsKey(userId), saved);
      storeSavedVisitor(userId, { settings: saved });
      showToast(shellCopy.toast.settingsSaved);
    },
    onError(_error, { userId, name }) {
      const revert = () => {
        showToast({ ...shellCopy.toast.settingsFailed, variant: 'destructive' });
        const saved = client.getQueryData(settingsKey(userId))?.[name];
        if (saved !== undefined && isOnlySave(name)) restore(name, saved);
      };
      // Consent may have been withdrawn since the choice.
      selectByVisitMode({ own: revert, private: keepForVisit, demo: revert })();
    },
  });
}

/** Without consent, settings last for the visit. */
function keepForVisit(): void {
  showToast(shellCopy.toast.settingsForVisit);
}

function whenOwn(send: () => void): void {
  selectByVisitMode<() => unknown>({ own: send, private: () => null, demo: () => null })();
}

/** Loaded in the demo view only. */
function saveInDemoView(name: SettingName, value: boolean): Promise<void> {
  return import('./save-demo-setting').then(
    ({ saveDemoSetting }) => saveDemoSetting(name, value),
    (error: unknown) => logSilently('The choice was not stored in the demo view', error),
  );
}
