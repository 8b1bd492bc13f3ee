import { showToast } from '@/components/toast/toast-store';
import { replaceAddress, withoutCampaign } from '@/lib/browser/address';
import { areCookiesBlocked } from '@/lib/browser/cookie';
import { createListeners } from '@/lib/browser/listeners';
import { logSilently } from '@/lib/browser/log';
import {
  adoptOtherTabsChoice,
  storeUnsavedSegment,
  broadcastAnalyticsSwitch,
  writePersonaCookie,
} from '@/lib/browser/stored-choices';
import { readUserId } from '@/lib/browser/user-id';
import { shellCopy } from '@/lib/content/shell';
import { loadOnce } from '@/lib/load-once';
import { selectSegmentForGoal, type GoalId, type OnboardingAction } from '@/lib/personalization/onboarding';
import type { Cluster, Persona, Segment, VisitorType } from '@/lib/personalization/persona';
import { formatPersonaCookie } from '@/lib/personalization/persona-cookie';
import {
  reduceSession,
  selectPersonaCookie,
  startSession,
  type Session,
  type SessionAction,
} from '@/lib/personalization/session';
import { selectVariant, type SettingName } from '@/lib/personalization/settings';
import { selectByVisitMode, type VisitMode } from '@/lib/visit/visit-mode';
import type { Saving, SettingsSave } from './create-saving';

export type SessionStore = {
  initial: Session;
  read: () => Session;
  dispatch: (action: SessionAction) => Session;
  subscribe: (listener: () => void) => () => void;
};

/** A session snapshot that changes identity only when one of `parts` changes. */
export function readParts({ initial, read }: SessionStore, parts: readonly (keyof Session)[]): () => Session {
  let known = initial;
  return () => {
    const session = read();
    if (parts.some((part) => session[part] !== known[part])) known = session;
    return known;
  };
}

/** Stores one visit's session outside React, so that an action can read the state it has just changed. */
export function createSessionStore(persona: Persona): SessionStore {
  const initial = startSession(persona);
  const { notify, subscribe } = createListeners();
  let session = initial;
  return {
    initial,
    read: () => session,
    dispatch(action) {
      session = reduceSession(session, action);
      notify();
      return session;
    },
    subscribe,
  };
}

export type PersonaSwap = (variant: Persona, words?: string) => void;

/** Applies an action to session, cookie and page. Returns true, and announces it, if the page changes. */
export type SessionChange = (action: SessionAction, words?: string, show?: PersonaSwap) => boolean;

function describeStandard(before: Session, { persona, settings }: Session): string | undefined {
  if (settings.contentPersonalization) return undefined;
  const isNew = before.settings.contentPersonalization || persona.visitor !== before.persona.visitor;
  return isNew ? shellCopy.announcement.standard : undefined;
}

const CHOICES: readonly string[] = ['segment-chosen', 'goal-chosen', 'cluster-chosen', 'persona-followed'];
const SETTINGS: readonly string[] = ['setting-changed', 'settings-loaded', 'settings-restored'];

/** A switch that does not affect the copy must not apply a cluster found by analysis. */
function leavesPage({ type }: SessionAction, before: Session, { settings }: Session): boolean {
  return (
    SETTINGS.includes(type) && settings.contentPersonalization === before.settings.contentPersonalization
  );
}

function isKeptBack({ type }: SessionAction, before: Session, { persona, settings }: Session): boolean {
  const isChoice = CHOICES.includes(type);
  return isChoice && areDifferent(persona, before.persona) && !settings.contentPersonalization;
}

function areDifferent(one: Persona, other: Persona): boolean {
  return one.segment !== other.segment || one.cluster !== other.cluster;
}

/** An older tab must not overwrite another tab's choice or restore its own ad. Returns whether it was older. */
export function followOtherTabs(store: SessionStore): boolean {
  const cookie = adoptOtherTabsChoice();
  if (!cookie) return false;
  leaveAd(cookie, store.read().persona);
  store.dispatch({ type: 'persona-remembered', cookie });
  return true;
}

/** Removes the ad from the address if the page is about to show another persona. */
export function leaveAd(wanted: Persona, shown: Persona): void {
  const withoutAd = areDifferent(wanted, shown) && withoutCampaign(window.location.href);
  if (withoutAd) replaceAddress(withoutAd);
}

export function createSessionChange(store: SessionStore, swap: PersonaSwap): SessionChange {
  return (action, words, show = swap) => {
    const before = store.read();
    const wasBehind = followOtherTabs(store);
    const session = store.dispatch(action);
    const cookie = selectPersonaCookie(session);
    // Loading the defaults is no choice, so it writes no cookie.
    if (!wasBehind && formatPersonaCookie(cookie) === formatPersonaCookie(selectPersonaCookie(before)))
      return false;
    writePersonaCookie(cookie);
    const isChosen = CHOICES.includes(action.type) || action.type === 'visitor-chosen';
    if (isChosen && areCookiesBlocked()) showToast(shellCopy.toast.cookiesBlocked);
    if (isKeptBack(action, before, session)) showToast(shellCopy.toast.choiceKept);
    if (!wasBehind && words === undefined && leavesPage(action, before, session)) return false;
    show(selectVariant(session.persona, session.settings).result, words ?? describeStandard(before, session));
    return true;
  };
}

const loadOwnSaving = loadOnce(async (): Promise<Saving> => {
  const [{ createQueryClient }, { createSaving }] = await Promise.all([
    import('@/lib/browser/query-client'),
    import('./create-saving'),
  ]);
  return createSaving(createQueryClient(), saveSettingsForVisit);
});

/** Without consent, settings last for the visit. */
function saveSettingsForVisit({ settle }: SettingsSave): void {
  settle(true);
  showToast(shellCopy.toast.settingsForVisit);
}

const savings: Record<VisitMode, () => Promise<Saving>> = {
  own: loadOwnSaving,
  private: async () => ({ saveSettings: saveSettingsForVisit }),
  demo: () => import('./demo-saving'),
};

export const loadSaving = () => selectByVisitMode(savings)();

export type PersonalizationActions = {
  chooseSegment: (segment: Segment) => void;
  chooseGoal: (goalId: GoalId) => void;
  chooseCluster: (cluster: Cluster) => void;
  chooseVisitor: (visitor: VisitorType) => void;
  /** Result of analysis. The copy follows on the next navigation, so that nothing moves while reading. */
  adoptCluster: (cluster: Cluster, confidence: number) => void;
  catchUp: () => void;
  changeSetting: (name: SettingName, value: boolean) => void;
  moveOnboarding: (action: OnboardingAction) => void;
  completeOnboarding: () => void;
  toggleChatbot: () => void;
  /** Changes session, cookie and page without a request. Demo view only. */
  changeHere: SessionChange;
};

function save(send: (saving: Saving) => void, undo?: () => void): void {
  loadSaving().then(send, (error: unknown) => {
    logSilently('The choice was not sent', error);
    undo?.();
  });
}

const selectUserId = (store: SessionStore) => store.read().userId ?? readUserId();

function createSettingChange(store: SessionStore, choose: SessionChange) {
  const change = (name: SettingName, value: boolean) => {
    choose({ type: 'setting-changed', name, value });
    if (name === 'behavioralAnalytics') broadcastAnalyticsSwitch(value);
  };
  const beginSave = createUnsettledSettings((name, kept) => {
    if (store.read().settings[name] !== kept) change(name, kept);
  });
  return (name: SettingName, value: boolean) => {
    const before = store.read().settings[name];
    change(name, value);
    const settle = beginSave(name, value, before);
    const changes = { [name]: value };
    save(
      (saving) => saving.saveSettings({ userId: selectUserId(store), changes, settle }),
      () => {
        settle(false);
        showToast({ ...shellCopy.toast.settingsFailed, variant: 'destructive' });
      },
    );
  };
}

export function createSessionActions(
  store: SessionStore,
  choose: SessionChange,
  swap: PersonaSwap,
): PersonalizationActions {
  const userId = () => selectUserId(store);
  const saveSegment = (segment: Segment) => {
    storeUnsavedSegment(segment);
    save((saving) => saving.saveSegment?.({ userId: userId(), segment }));
  };
  const chooseVisitor = (action: SessionAction, visitor: VisitorType) => {
    choose(action);
    save((saving) => saving.saveVisitor?.({ userId: userId(), isNewUser: visitor === 'new' }));
  };
  return {
    chooseSegment(segment) {
      choose({ type: 'segment-chosen', segment });
      saveSegment(segment);
    },
    chooseGoal(goalId) {
      choose({ type: 'goal-chosen', goalId });
      saveSegment(selectSegmentForGoal(goalId).result);
    },
    chooseCluster: (cluster) => void choose({ type: 'cluster-chosen', cluster }),
    chooseVisitor: (visitor) => chooseVisitor({ type: 'visitor-chosen', visitor }, visitor),
    adoptCluster(cluster, confidence) {
      followOtherTabs(store);
      store.dispatch({ type: 'cluster-analyzed', cluster, confidence });
      writePersonaCookie(selectPersonaCookie(store.read()));
    },
    catchUp() {
      const { persona, settings } = store.read();
      swap(selectVariant(persona, settings).result);
    },
    changeSetting: createSettingChange(store, choose),
    moveOnboarding: (action) => void store.dispatch(action),
    completeOnboarding: () => chooseVisitor({ type: 'onboarding-completed' }, 'returning'),
    toggleChatbot: () => void store.dispatch({ type: 'chatbot-toggled' }),
    changeHere: choose,
  };
}

type Unsettled = { kept: boolean; waiting: number };

export type Settle = (isSaved: boolean) => void;

/** `restore` receives the server's value after the last pending save of a switch. */
function createUnsettledSettings(restore: (name: SettingName, kept: boolean) => void) {
  const unsettled = new Map<SettingName, Unsettled>();
  return (name: SettingName, value: boolean, before: boolean): Settle => {
    const setting = unsettled.get(name) ?? { kept: before, waiting: 0 };
    setting.waiting += 1;
    unsettled.set(name, setting);
    return (isSaved) => {
      if (isSaved) setting.kept = value;
      setting.waiting -= 1;
      if (setting.waiting > 0) return;
      unsettled.delete(name);
      restore(name, setting.kept);
    };
  };
}
