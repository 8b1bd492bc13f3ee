import { showToast } from '@/components/toast/toast-store';
import { replaceAddress } from '@/lib/browser/address';
import { areCookiesBlocked } from '@/lib/browser/cookie';
import { adoptOtherTabsChoice, writePersonaCookie } from '@/lib/browser/persona-cookie';
import { withoutCampaign } from '@/lib/browser/persona-url';
import { shellCopy } from '@/lib/content/shell';
import type { Persona } from '@/lib/personalization/persona';
import { formatPersonaCookie } from '@/lib/personalization/persona-cookie';
import type { SessionAction } from '@/lib/personalization/reduce-session';
import { selectPersonaCookie, type Session } from '@/lib/personalization/session';
import { selectVariant } from '@/lib/personalization/settings';
import type { SessionStore } from './session-store';

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
