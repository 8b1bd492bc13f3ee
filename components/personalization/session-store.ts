import { showToast } from '@/components/toast/toast-store';
import { replaceAddress, withoutCampaign } from '@/lib/browser/address';
import { areCookiesBlocked } from '@/lib/browser/cookie';
import { createListeners } from '@/lib/browser/listeners';
import { adoptOtherTabsChoice, writePersonaCookie } from '@/lib/browser/stored-choices';
import { shellCopy } from '@/lib/content/shell';
import { selectSegmentForGoal, type OnboardingAction } from '@/lib/personalization/onboarding';
import type { GoalId } from '@/lib/personalization/rules/onboarding';
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

export type SessionStore = {
  initial: Session;
  read: () => Session;
  dispatch: (action: SessionAction) => Session;
  subscribe: (listener: () => void) => () => void;
};

/** A session snapshot that changes identity only when one of `parts` changes. */
export function readParts({ initial, read }: SessionStore, parts: readonly (keyof Session)[]): () => Session {
  let snapshot = initial;
  return () => {
    const session = read();
    if (parts.some((part) => session[part] !== snapshot[part])) snapshot = session;
    return snapshot;
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

export type PersonaSwap = (variant: Persona, announcement?: string) => void;

/** Applies an action to session, cookie and page, and announces a change of the page. */
export type SessionChange = (action: SessionAction) => void;

function describeStandard(before: Session, { persona, settings }: Session): string | undefined {
  if (settings.contentPersonalization) return undefined;
  const isNew = before.settings.contentPersonalization || persona.visitor !== before.persona.visitor;
  return isNew ? shellCopy.announcement.standard : undefined;
}

const CHOICES: readonly string[] = ['segment-chosen', 'goal-chosen', 'cluster-chosen', 'persona-followed'];
const SETTINGS: readonly string[] = ['setting-changed', 'settings-loaded'];

/** A switch that does not affect the copy must not apply a cluster found by analysis. */
function leavesPageUnchanged({ type }: SessionAction, before: Session, { settings }: Session): boolean {
  return (
    SETTINGS.includes(type) && settings.contentPersonalization === before.settings.contentPersonalization
  );
}

function isChoiceDeferred({ type }: SessionAction, before: Session, { persona, settings }: Session): boolean {
  const isChoice = CHOICES.includes(type);
  return isChoice && areDifferent(persona, before.persona) && !settings.contentPersonalization;
}

function areDifferent(one: Persona, other: Persona): boolean {
  return one.segment !== other.segment || one.cluster !== other.cluster;
}

/** An older tab must not overwrite another tab's choice or restore its own ad. Returns whether it was older. */
export function syncFromOtherTabs(store: SessionStore): boolean {
  const cookie = adoptOtherTabsChoice();
  if (!cookie) return false;
  clearAdFromAddress(cookie, store.read().persona);
  store.dispatch({ type: 'persona-remembered', cookie });
  return true;
}

/** Removes the ad from the address if the page is about to show another persona. */
export function clearAdFromAddress(next: Persona, current: Persona): void {
  const withoutAd = areDifferent(next, current) && withoutCampaign(window.location.href);
  if (withoutAd) replaceAddress(withoutAd);
}

export function createSessionChange(store: SessionStore, swap: PersonaSwap): SessionChange {
  return (action) => {
    const before = store.read();
    const wasStale = syncFromOtherTabs(store);
    const session = store.dispatch(action);
    const cookie = selectPersonaCookie(session);
    // Loading the defaults is no choice, so it writes no cookie.
    if (!wasStale && formatPersonaCookie(cookie) === formatPersonaCookie(selectPersonaCookie(before))) return;
    writePersonaCookie(cookie);
    const isChosen = CHOICES.includes(action.type) || action.type === 'visitor-chosen';
    if (isChosen && areCookiesBlocked()) showToast(shellCopy.toast.cookiesBlocked);
    if (isChoiceDeferred(action, before, session)) showToast(shellCopy.toast.choiceKept);
    if (!wasStale && leavesPageUnchanged(action, before, session)) return;
    swap(selectVariant(session.persona, session.settings).result, describeStandard(before, session));
  };
}

export type SaveChoices = {
  saveSegment: (segment: Segment) => void;
  saveVisitor: (visitor: VisitorType) => void;
  changeSetting: (name: SettingName, value: boolean) => void;
};

export type PersonalizationActions = Pick<SaveChoices, 'changeSetting'> & {
  chooseSegment: (segment: Segment) => void;
  chooseGoal: (goalId: GoalId) => void;
  chooseCluster: (cluster: Cluster) => void;
  chooseVisitor: (visitor: VisitorType) => void;
  /** Result of analysis. The copy follows on the next navigation, so that nothing moves while reading. */
  adoptCluster: (cluster: Cluster, confidence: number) => void;
  swapToCurrent: () => void;
  dispatchOnboarding: (action: OnboardingAction) => void;
  completeOnboarding: () => void;
  toggleChatbot: () => void;
  closeChatbot: () => void;
  /** Changes session, cookie and page without a request. Demo view only. */
  changeLocally: SessionChange;
};

export function createSessionActions(
  store: SessionStore,
  change: SessionChange,
  swap: PersonaSwap,
  { saveSegment, saveVisitor, changeSetting }: SaveChoices,
): PersonalizationActions {
  const chooseVisitor = (action: SessionAction, visitor: VisitorType) => {
    change(action);
    saveVisitor(visitor);
  };
  return {
    chooseSegment(segment) {
      change({ type: 'segment-chosen', segment });
      saveSegment(segment);
    },
    chooseGoal(goalId) {
      change({ type: 'goal-chosen', goalId });
      saveSegment(selectSegmentForGoal(goalId).result);
    },
    chooseCluster: (cluster) => change({ type: 'cluster-chosen', cluster }),
    chooseVisitor: (visitor) => chooseVisitor({ type: 'visitor-chosen', visitor }, visitor),
    adoptCluster(cluster, confidence) {
      syncFromOtherTabs(store);
      store.dispatch({ type: 'cluster-analyzed', cluster, confidence });
      writePersonaCookie(selectPersonaCookie(store.read()));
    },
    swapToCurrent() {
      const { persona, settings } = store.read();
      swap(selectVariant(persona, settings).result);
    },
    changeSetting,
    dispatchOnboarding: (action) => void store.dispatch(action),
    completeOnboarding: () => chooseVisitor({ type: 'onboarding-completed' }, 'returning'),
    toggleChatbot: () => void store.dispatch({ type: 'chatbot-toggled' }),
    closeChatbot: () => void store.dispatch({ type: 'chatbot-closed' }),
    changeLocally: change,
  };
}
