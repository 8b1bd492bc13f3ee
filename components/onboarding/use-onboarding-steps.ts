'use client';

import { useState, type ComponentType } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import type { OnboardingViewProps } from './onboarding-view';

const load = () => import('./onboarding-steps').then((loaded) => loaded.OnboardingSteps);

/** The steps behind the first, which arrive on demand; a load that failed is said and can be tried again. */
export function useOnboardingSteps() {
  const [Steps, setSteps] = useState<ComponentType<OnboardingViewProps> | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  async function withSteps(goOn: (show: () => void) => void) {
    if (state === 'loading') return;
    setState('loading');
    try {
      const Loaded = await load();
      setState('idle');
      goOn(() => setSteps(() => Loaded));
    } catch {
      setState('failed');
      announce(onboardingWelcome.loadFailed);
    }
  }

  return {
    Steps,
    hasFailed: state === 'failed',
    preload: () => void load().catch(() => undefined),
    withSteps,
  };
}
