'use client';

import { useRouter } from 'next/navigation';
import { ROUTES } from '@/lib/config/routes';
import { matchVoiceCommand, type VoiceCommandId } from '@/lib/personalization/voice-commands';
import type { VoiceOutcome } from './listen';
import { emitThemeToggle } from './use-theme-toggle';
import { showExecuted, showFailure, showUnmatched } from './voice-toasts';

const SCROLLED_SHARE = 0.8;

/** The style sheet decides how: smoothly, or at once with reduced motion. */
function scrollPage(direction: 1 | -1): void {
  window.scrollBy({ top: direction * SCROLLED_SHARE * window.innerHeight });
}

/** Does what was said, and says in one toast what came of it. */
export function useVoiceCommand(): (outcome: VoiceOutcome) => void {
  const router = useRouter();

  function run(id: VoiceCommandId): void {
    switch (id) {
      case 'go-home':
        return router.push(ROUTES.home);
      case 'show-demo':
        return router.push(ROUTES.demo);
      case 'show-analytics':
        return router.push(ROUTES.analytics);
      case 'show-content':
        return router.push(ROUTES.contentHub);
      case 'scroll-up':
        return scrollPage(-1);
      case 'scroll-down':
        return scrollPage(1);
      case 'toggle-theme':
        return emitThemeToggle();
      case 'help':
        return;
    }
  }

  return (outcome) => {
    if (outcome.type !== 'heard') return showFailure(outcome);
    const command = matchVoiceCommand(outcome.phrase);
    if (!command) return showUnmatched(outcome.phrase);
    run(command.id);
    showExecuted(command.id);
  };
}
