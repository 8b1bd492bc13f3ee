'use client';

import { useParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { useRenderedSlug } from '@/components/personalization/use-persona-swap';
import { useIsBehaviorTracked } from '@/components/personalization/use-visit-mode';
import { pathOf } from '@/lib/calls/endpoint';
import {
  clearBehavior,
  countBehavior,
  findAnalysis,
  readBehavior,
  recordBehavior,
  storeAnalysis,
  subscribeToBehavior,
} from '@/lib/browser/behavior-log';
import { countCampaignVisit, trackLanding } from '@/lib/browser/campaign';
import { clearQueue, queueEvent, sendQueueOnLeave } from '@/lib/browser/event-queue';
import { loadWhenPossible } from '@/lib/browser/load-when-possible';
import { logSilently } from '@/lib/browser/log';
import { call } from '@/lib/browser/request';
import { watchClicks, watchScrollDepth } from '@/lib/browser/watch-behavior';
import { ANALYSIS_DELAY_MS } from '@/lib/config/timings';
import { summarizeBehavior, type BehaviorEvent, type BehaviorSummary } from '@/lib/personalization/behavior';
import {
  acceptAnalysis,
  classifyBehavior,
  formatEvidence,
  shouldAdoptCluster,
  type Analysis,
} from '@/lib/personalization/clustering';
import { formatPersonaSlug } from '@/lib/personalization/persona';
import { selectVariant } from '@/lib/personalization/settings';
import { isBudgetApproaching, spendTokens, startTokenBudget } from '@/lib/personalization/token-budget';
import { whenOwnVisit } from '@/lib/browser/visit-mode';

export function BehaviorTracker() {
  const isOn = useIsBehaviorTracked();
  useBehaviorTracking(isOn);
  useBehaviorAnalysis(isOn);
  useExposures(isOn);
  useStalePageRefresh();
  useCampaignVisit();
  return null;
}

/** Counts a campaign landing and stores the campaign for the demo request form. */
function useCampaignVisit(): void {
  useEffect(() => {
    trackLanding();
    // Consent given later covers this visit too.
    return whenOwnVisit(countCampaignVisit);
  }, []);
}

const MAX_PATH_LENGTH = 200;
const currentPath = () => window.location.pathname.slice(0, MAX_PATH_LENGTH);

function track(event: BehaviorEvent): void {
  recordBehavior(event);
  store(event);
}

function store(event: BehaviorEvent): void {
  queueEvent({ ...event, page: currentPath() } as Parameters<typeof queueEvent>[0]);
}

function startTracking(): () => void {
  const stopFunctions = [
    watchScrollDepth((depth) => track({ eventType: 'scroll', eventData: { depth } })),
    watchClicks(({ elementType, isGuidance, link }) => {
      const click = { eventType: 'click', eventData: { elementType } } as const;
      if (isGuidance) store(click);
      else track(click);
      if (link) queueEvent({ eventType: 'navigation', eventData: link, page: currentPath() });
    }),
  ];
  const handleHidden = () => {
    if (document.visibilityState === 'hidden') sendQueueOnLeave();
  };
  document.addEventListener('visibilitychange', handleHidden);
  window.addEventListener('pagehide', sendQueueOnLeave);
  return () => {
    document.removeEventListener('visibilitychange', handleHidden);
    window.removeEventListener('pagehide', sendQueueOnLeave);
    stopFunctions.forEach((stop) => stop());
    clearQueue();
    clearBehavior();
  };
}

/** A prerendered page counts only once it is activated. */
function whenActivated(callback: () => void): () => void {
  if (!('prerendering' in document) || document.prerendering !== true) {
    callback();
    return () => undefined;
  }
  document.addEventListener('prerenderingchange', callback, { once: true });
  return () => document.removeEventListener('prerenderingchange', callback);
}

/** Records page views, clicks and scroll depth, never typed text. Turning it off discards unsent events. */
function useBehaviorTracking(isOn: boolean): void {
  const path = useSitePath();
  useEffect(() => (isOn ? startTracking() : undefined), [isOn]);
  useEffect(
    () => (isOn ? whenActivated(() => track({ eventType: 'pageview', eventData: {} })) : undefined),
    [isOn, path],
  );
}

/** Only after client-side navigation; a page that was loaded has its own script. */
function useExposures(isOn: boolean): void {
  const path = useSitePath();
  const slug = useRenderedSlug();
  useEffect(() => {
    if (!isOn || document.querySelector('[data-experiment]') === null) return undefined;
    let stop = () => {};
    const cancel = loadWhenPossible(
      () => import('@/lib/experiments/watch-exposures'),
      ({ watchExposures }) =>
        (stop = watchExposures(document.documentElement, pathOf('POST /api/exposures'), false)),
      'Exposures are not counted',
    );
    return () => {
      cancel();
      stop();
    };
  }, [isOn, path, slug]);
}

/** After one second of inactivity, unless the cluster was chosen (spec §4). Landing pages defer it to the next page. */
function useBehaviorAnalysis(isOn: boolean): void {
  const session = useSession();
  const { adoptCluster } = usePersonalizationActions();
  const [analyze] = useState(() => createAnalysis(Date.now));
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  });
  const isLanding = useIsLanding();
  const isEnabled = isOn && session.clusterSource !== 'chosen' && !isLanding;

  useEffect(() => {
    if (!isEnabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;

    async function run() {
      const { userId } = latest.current;
      if (userId === null) return;
      const recorded = readBehavior();
      const analysis = await analyze(userId, summarizeBehavior(recorded, countBehavior()));
      // Behavior changed meanwhile: a later run analyzes it.
      if (isStopped || recorded !== readBehavior()) return;
      if (shouldAdoptCluster(latest.current, analysis)) adoptCluster(analysis.cluster, analysis.confidence);
    }
    function scheduleRun() {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), ANALYSIS_DELAY_MS);
    }
    const unsubscribe = subscribeToBehavior(scheduleRun);
    if (readBehavior().length > 0) scheduleRun();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isEnabled, analyze, adoptCluster]);
}

type AnalyzeBehavior = (userId: number, behaviors: BehaviorSummary) => Promise<Analysis>;

/**
 * Asks the server once per visit and behavior, while this minute's token budget allows it. Otherwise applies the rules of
 * spec §9.
 */
function createAnalysis(now: () => number): AnalyzeBehavior {
  let budget = startTokenBudget(now());
  const classifyLocally = (behaviors: BehaviorSummary): Analysis => {
    const { result, reason } = classifyBehavior(behaviors);
    return { cluster: result, confidence: reason.confidence };
  };
  async function ask(userId: number, behaviors: BehaviorSummary): Promise<Analysis> {
    const payload = { userId, behaviors };
    budget = spendTokens(budget, JSON.stringify(payload), now());
    if (isBudgetApproaching(budget)) return classifyLocally(behaviors);
    try {
      const analysis = acceptAnalysis(await call('POST /api/analyze-behavior', { body: payload }));
      storeAnalysis(behaviors, analysis);
      return analysis;
    } catch (error) {
      logSilently('The behavior was not analyzed', error);
      return classifyLocally(behaviors);
    }
  }

  const inFlight = new Map<string, Promise<Analysis>>();
  return async function analyze(userId, behaviors) {
    const earlier = findAnalysis(behaviors);
    if (earlier) return earlier;
    // A model takes seconds, in which a reader stops several times.
    const key = formatEvidence(behaviors);
    const analysis = inFlight.get(key) ?? ask(userId, behaviors).finally(() => inFlight.delete(key));
    inFlight.set(key, analysis);
    return analysis;
  };
}

/** Refreshes a page that was prefetched before the cluster changed and still has the old copy. */
function useStalePageRefresh(): void {
  const path = useSitePath();
  const renderedSlug = useRenderedSlug();
  const isLanding = useIsLanding();
  const { persona, settings } = useSession('persona', 'settings');
  const { swapToCurrent } = usePersonalizationActions();
  const shownPath = useRef(path);
  const isStale = useRef(false);

  useEffect(() => {
    isStale.current =
      !isLanding && renderedSlug !== formatPersonaSlug(selectVariant(persona, settings).result);
  });
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    // After the provider has read the new address.
    const timer = setTimeout(() => {
      if (isStale.current) swapToCurrent();
    });
    return () => clearTimeout(timer);
  }, [path, swapToCurrent]);
}

/** Whether the page shows an ad's headline; while it does, the ad's cluster stays. */
function useIsLanding(): boolean {
  return useParams<{ message?: string }>().message !== undefined;
}
