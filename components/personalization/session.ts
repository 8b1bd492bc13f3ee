import { showToast } from '@/components/toast/toast-store';
import { replaceAddress } from '@/lib/browser/address';
import { tellAnalyticsSwitch } from '@/lib/browser/analytics-switch';
import { mayRemember } from '@/lib/browser/consent';
import { areCookiesBlocked } from '@/lib/browser/cookie';
import { isDemoView } from '@/lib/browser/demo-view';
import { createListeners } from '@/lib/browser/listeners';
import { logSilently } from '@/lib/browser/log';
import { adoptOtherTabsChoice, writePersonaCookie } from '@/lib/browser/persona-cookie';
import { withoutCampaign } from '@/lib/browser/persona-url';
import { keepUnsavedSegment } from '@/lib/browser/unsaved-segment';
import { readUserId } from '@/lib/browser/user-id';
import { shellCopy } from '@/lib/content/shell';
import { loadOnce } from '@/lib/load-once';
import { selectSegmentForGoal, type GoalId } from '@/lib/personalization/goals';
import type { Cluster, Persona, Segment, VisitorType } from '@/lib/personalization/persona';
import { formatPersonaCookie } from '@/lib/personalization/persona-cookie';
import type { OnboardingAction } from '@/lib/personalization/reduce-onboarding';
import { reduceSession, type SessionAction } from '@/lib/personalization/reduce-session';
import { selectPersonaCookie, startSession, type Session } from '@/lib/personalization/session';
import { selectVariant, type SettingName } from '@/lib/personalization/settings';
import type { Saving } from './create-saving';

export type SessionStore = {
  /** What the server rendered; hydration starts from it. */
  initial: Session;
  read: () => Session;
  dispatch: (action: SessionAction) => Session;
  subscribe: (listener: () => void) => () => void;
};

/** Reads the session; gives the same object again until one of `parts` is another than it was. */
export function readParts({ initial, read }: SessionStore, parts: readonly (keyof Session)[]): () => Session {
  let known = initial;
  return () => {
    const session = read();
    if (parts.some((part) => session[part] !== known[part])) known = session;
    return known;
  };
}

/** Holds one visit's session outside React, so that an action can act on the state that it just made. */
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

/** Shows the page of another variant. `words`: what is announced instead of whose page it is. */
export type PersonaSwap = (variant: Persona, words?: string) => void;

/**
 * Changes the session and lets the cookie and the page follow; `show` is for a page that is there already. True where
 * the page follows, which is announced.
 */
export type SessionChange = (action: SessionAction, words?: string, show?: PersonaSwap) => boolean;

/** What is announced where the page becomes the standard one, or stays it for another visitor type. */
function describeStandard(before: Session, { persona, settings }: Session): string | undefined {
  if (settings.contentPersonalization) return undefined;
  const isNew = before.settings.contentPersonalization || persona.visitor !== before.persona.visitor;
  return isNew ? shellCopy.announcement.standard : undefined;
}

const CHOICES: readonly string[] = ['segment-chosen', 'goal-chosen', 'cluster-chosen', 'persona-followed'];
const SETTINGS: readonly string[] = ['setting-changed', 'settings-loaded', 'settings-restored'];

/** A switch that the words do not depend on must not bring along what analysis has found since. */
function leavesPage({ type }: SessionAction, before: Session, { settings }: Session): boolean {
  return (
    SETTINGS.includes(type) && settings.contentPersonalization === before.settings.contentPersonalization
  );
}

/** Whether somebody chose another segment or behavior, and the page's words will not follow. */
function isKeptBack({ type }: SessionAction, before: Session, { persona, settings }: Session): boolean {
  const isChoice = CHOICES.includes(type);
  return isChoice && areDifferent(persona, before.persona) && !settings.contentPersonalization;
}

/** As far as an ad says whom it is for. */
function areDifferent(one: Persona, other: Persona): boolean {
  return one.segment !== other.segment || one.cluster !== other.cluster;
}

/**
 * A tab that was opened earlier must not write over what was chosen in another one since, nor bring back the ad that it
 * was opened by itself. Whether there was anything.
 */
export function followOtherTabs(store: SessionStore): boolean {
  const cookie = adoptOtherTabsChoice();
  if (!cookie) return false;
  leaveAd(cookie, store.read().persona);
  store.dispatch({ type: 'persona-remembered', cookie });
  return true;
}

/** Where somebody else is to be shown than whom the ad in the address is for. */
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
    // A visitor who has chosen nothing keeps no cookie: loading the defaults changes nothing.
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

/** What sends choices to the server. */
export const loadSaving = loadOnce(async (): Promise<Saving> => {
  if (isDemoView()) return (await import('./demo-saving')).demoSaving;
  const [{ createQueryClient }, { createSaving }] = await Promise.all([
    import('@/lib/browser/query-client'),
    import('./create-saving'),
  ]);
  return createSaving(createQueryClient());
});

export type PersonalizationActions = {
  chooseSegment: (segment: Segment) => void;
  chooseGoal: (goalId: GoalId) => void;
  chooseCluster: (cluster: Cluster) => void;
  chooseVisitor: (visitor: VisitorType) => void;
  /** What analysis found. The page's own words follow at the next navigation, so that nothing moves under a reader. */
  adoptCluster: (cluster: Cluster, confidence: number) => void;
  /** Shows the page of the persona as it is now, where another one is shown. */
  catchUp: () => void;
  changeSetting: (name: SettingName, value: boolean) => void;
  moveOnboarding: (action: OnboardingAction) => void;
  completeOnboarding: () => void;
  toggleChatbot: () => void;
  /** Any change of session, cookie and page that the server is not told of. For the demo view alone. */
  changeHere: SessionChange;
};

/** Tells the server, and nobody waits for it. What may not be remembered is not sent. */
function save(send: (saving: Saving) => void, undo?: () => void): void {
  if (!mayRemember() && !isDemoView()) return;
  loadSaving().then(send, (error: unknown) => {
    logSilently('The choice was not sent', error);
    undo?.();
  });
}

const selectUserId = (store: SessionStore) => store.read().userId ?? readUserId();

/** A switch moves at once, and back where the server did not keep it. */
function createSettingChange(store: SessionStore, choose: SessionChange) {
  const change = (name: SettingName, value: boolean) => {
    choose({ type: 'setting-changed', name, value });
    if (name === 'behavioralAnalytics' && !isDemoView()) tellAnalyticsSwitch(value);
  };
  const beginSave = createUnsettledSettings((name, kept) => {
    if (store.read().settings[name] !== kept) change(name, kept);
  });
  return (name: SettingName, value: boolean) => {
    const before = store.read().settings[name];
    change(name, value);
    if (!mayRemember() && !isDemoView()) return showToast(shellCopy.toast.settingsForVisit);
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

/** What a choice does: session, cookie and page at once; the server follows, and nobody waits for it. */
export function createSessionActions(
  store: SessionStore,
  choose: SessionChange,
  swap: PersonaSwap,
): PersonalizationActions {
  const userId = () => selectUserId(store);
  const saveSegment = (segment: Segment) => {
    keepUnsavedSegment(segment);
    save((saving) => saving.saveSegment({ userId: userId(), segment }));
  };
  const chooseVisitor = (action: SessionAction, visitor: VisitorType) => {
    choose(action);
    save((saving) => saving.saveVisitor({ userId: userId(), isNewUser: visitor === 'new' }));
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

/** Called once, when the save of one switch has ended. */
export type Settle = (isSaved: boolean) => void;

/**
 * Follows the switches whose saves are under way. When the last one of a switch has ended, `restore` gets the value
 * that the server keeps: what was saved last, or what stood before the first.
 */
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
