import { showToast } from '@/components/toast/toast-store';
import { tellAnalyticsSwitch } from '@/lib/browser/analytics-switch';
import { mayRemember } from '@/lib/browser/consent';
import { isDemoView } from '@/lib/browser/demo-view';
import { logSilently } from '@/lib/browser/log';
import { writePersonaCookie } from '@/lib/browser/persona-cookie';
import { keepUnsavedSegment } from '@/lib/browser/unsaved-segment';
import { readUserId } from '@/lib/browser/user-id';
import { shellCopy } from '@/lib/content/shell';
import { selectSegmentForGoal, type GoalId } from '@/lib/personalization/goals';
import type { Cluster, Segment, VisitorType } from '@/lib/personalization/persona';
import type { OnboardingAction } from '@/lib/personalization/reduce-onboarding';
import type { SessionAction } from '@/lib/personalization/reduce-session';
import { selectPersonaCookie } from '@/lib/personalization/session';
import { selectVariant, type SettingName } from '@/lib/personalization/settings';
import type { Saving } from './create-saving';
import { loadSaving } from './load-saving';
import { followOtherTabs, type PersonaSwap, type SessionChange } from './session-change';
import type { SessionStore } from './session-store';
import { createUnsettledSettings } from './unsettled-settings';

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
