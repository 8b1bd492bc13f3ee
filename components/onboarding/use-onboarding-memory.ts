'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { readStored, writeStored } from '@/lib/browser/storage';
import { readPersonaUrl } from '@/lib/personalization/decide-variant';
import { parseOnboardingMemory, type OnboardingMemory } from '@/lib/personalization/onboarding-memory';
import { readQuery } from '@/lib/personalization/read-query';

const KEY = 'onboarding';

function showPanel(): void {
  delete document.documentElement.dataset.onboarding;
}

/**
 * Keeps the panel as it was left through a reload in the same visit. The boot script reads the same key before the
 * first paint and hides the panel by `data-onboarding`; once it is read here, React alone decides.
 */
export function useOnboardingMemory(memory: OnboardingMemory, restore: (stored: OnboardingMemory) => void) {
  const text = JSON.stringify(memory);
  const known = useRef<string | null>(null);

  const restoreStored = useEffectEvent(() => {
    // A link to a new visitor's page shows one, as the boot script does.
    if (readPersonaUrl(readQuery(window.location.search)).visitor === 'new') return;
    const stored = readStored('session', KEY);
    if (stored === null) return;
    const memory = parseOnboardingMemory(stored);
    restore(memory);
    if (!memory.hidden) showPanel();
  });

  useLayoutEffect(() => {
    if (known.current === null) restoreStored();
    else if (known.current !== text) {
      writeStored('session', KEY, text);
      showPanel();
    }
    known.current = text;
  }, [text]);
}
