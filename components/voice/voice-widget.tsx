'use client';

import { Mic, Square } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useColorMode } from '@/components/hooks/use-color-mode';
import { useDocumentEvent } from '@/components/hooks/use-document-event';
import { showToast } from '@/components/toast/toast-store';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { carryPersona } from '@/lib/browser/address';
import { areCookiesBlocked } from '@/lib/browser/cookie';
import { ROUTES } from '@/lib/config/routes';
import {
  VOICE_BADGE_MS,
  VOICE_HELP_TOAST_MS,
  VOICE_SUCCESS_TOAST_MS,
  VOICE_UNMATCHED_TOAST_MS,
} from '@/lib/config/timings';
import { voiceCopy } from '@/lib/content/voice';
import {
  LISTED_VOICE_COMMANDS,
  matchVoiceCommand,
  VOICE_COMMANDS,
  type VoiceCommandId,
} from '@/lib/personalization/voice-commands';
import { cn } from '@/lib/utils';
import { findRecognizer, listenOnce, type RecognizerClass, type VoiceOutcome } from './listen';

export function VoiceWidget() {
  const [recognizerClass] = useState(findRecognizer);
  useThemeToggle();
  return recognizerClass ? <Microphone recognizerClass={recognizerClass} /> : null;
}

function Microphone({ recognizerClass }: { recognizerClass: RecognizerClass }) {
  const { isListening, isBadgeShown, transcript, toggle } = useVoice(recognizerClass, useVoiceCommand());
  return (
    <>
      {isListening || isBadgeShown ? (
        <div className="order-first flex basis-full justify-end">
          <VoiceCard isListening={isListening} isBadgeShown={isBadgeShown} transcript={transcript} />
        </div>
      ) : null}
      <Button
        variant={isListening ? 'primary' : 'secondary'}
        size="icon"
        data-slot="voice-toggle"
        title={voiceCopy.privacy}
        aria-label={voiceCopy.button}
        aria-pressed={isListening}
        onClick={toggle}
        className={cn(
          'dock-button shadow-raised',
          !isListening && 'bg-surface-raised! hover:bg-primary-soft!',
        )}
      >
        {isListening ? <Square aria-hidden="true" className="fill-current" /> : <Mic aria-hidden="true" />}
      </Button>
    </>
  );
}

/** Idle or listening (spec §4), with transcript and badge. Both end when the chat opens, which needs the space. */
function useVoice(recognizerClass: RecognizerClass, onEnd: (outcome: VoiceOutcome) => void) {
  const [isListening, setIsListening] = useState(false);
  const [isBadgeShown, setIsBadgeShown] = useState(false);
  const [transcript, setTranscript] = useState('');
  const stopRef = useRef<(() => void) | null>(null);
  const badgeRef = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      stopRef.current?.();
      clearTimeout(badgeRef.current);
    },
    [],
  );

  useDocumentEvent('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-slot=chat-toggle]'))) return;
    if (stopRef.current) toggle();
    setIsBadgeShown(false);
  });

  function reset() {
    stopRef.current = null;
    setIsListening(false);
  }

  function start() {
    let hasEnded = false;
    const stop = listenOnce(recognizerClass, {
      onTranscript: setTranscript,
      onEnd(outcome) {
        hasEnded = true;
        reset();
        onEnd(outcome);
      },
    });
    setTranscript('');
    if (hasEnded) return;
    stopRef.current = stop;
    setIsListening(true);
    setIsBadgeShown(true);
    clearTimeout(badgeRef.current);
    badgeRef.current = setTimeout(() => setIsBadgeShown(false), VOICE_BADGE_MS);
  }

  function toggle() {
    if (!stopRef.current) return start();
    stopRef.current();
    reset();
  }

  return { isListening, isBadgeShown, transcript, toggle };
}

type VoiceCardProps = { isListening: boolean; isBadgeShown: boolean; transcript: string };

/** Not announced, because the microphone would pick up the screen reader. */
function VoiceCard({ isListening, isBadgeShown, transcript }: VoiceCardProps) {
  return (
    <section
      aria-label={voiceCopy.button}
      data-slot="voice-card"
      // Focusable for scrolling: with large text it is taller than a phone, and contains no controls.
      tabIndex={0}
      className="max-h-[calc(100dvh-6rem)] w-full max-w-76 overflow-y-auto rounded-card border bg-surface-raised p-4 shadow-raised"
    >
      {isListening ? (
        <p
          data-slot="voice-transcript"
          className={cn('font-medium break-words', !transcript && 'text-muted-foreground')}
        >
          {transcript ? `“${transcript}”` : voiceCopy.listening}
        </p>
      ) : null}
      {isBadgeShown ? (
        <div data-slot="voice-badge" className={cn(isListening && 'mt-3 border-t pt-3')}>
          <Badge id="voice-badge">{voiceCopy.badge}</Badge>
          <ul aria-labelledby="voice-badge" className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
            {VOICE_COMMANDS.slice(0, LISTED_VOICE_COMMANDS).map(({ id, command }) => (
              <li key={id}>{command}</li>
            ))}
          </ul>
          <p className="mt-2 text-caption text-muted-foreground">{voiceCopy.help}</p>
        </div>
      ) : null}
      {isListening ? <p className="mt-2 text-caption text-muted-foreground">{voiceCopy.privacy}</p> : null}
    </section>
  );
}

const SCROLL_FRACTION = 0.8;

function scrollPage(direction: 1 | -1): void {
  window.scrollBy({ top: direction * SCROLL_FRACTION * window.innerHeight });
}

function useVoiceCommand(): (outcome: VoiceOutcome) => void {
  const router = useRouter();

  function open(path: string): void {
    // With cookies blocked, only the address names the persona.
    router.push(areCookiesBlocked() ? carryPersona(path, window.location.href) : path);
  }

  function run(id: VoiceCommandId): void {
    switch (id) {
      case 'go-home':
        return open(ROUTES.home);
      case 'show-demo':
        return open(ROUTES.demo);
      case 'show-analytics':
        return open(ROUTES.analytics);
      case 'show-content':
        return open(ROUTES.contentHub);
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

const { toasts, done } = voiceCopy;
const errorTexts = new Map<string, string>(Object.entries(toasts.errors));
const nextSteps = new Map<string, string>(Object.entries(toasts.nextSteps));

function showExecuted(id: VoiceCommandId): void {
  if (id === 'help') {
    showToast({
      title: toasts.commands,
      description: VOICE_COMMANDS.map(({ command }) => command).join(', '),
      durationMs: VOICE_HELP_TOAST_MS,
    });
  } else {
    showToast({ title: toasts.executed, description: done[id], durationMs: VOICE_SUCCESS_TOAST_MS });
  }
}

function showUnmatched(phrase: string): void {
  const { title, text } = toasts.unmatched;
  showToast({
    title,
    description: `"${phrase}" ${text}`,
    variant: 'destructive',
    durationMs: VOICE_UNMATCHED_TOAST_MS,
  });
}

function showFailure(outcome: Exclude<VoiceOutcome, { type: 'heard' }>): void {
  // The page or the browser stopped it, such as for a call or another tab.
  if (outcome.type === 'failed' && outcome.code === 'aborted') return;
  if (outcome.type === 'not-started') {
    const { title, text } = toasts.failed;
    showToast({ title, description: text, variant: 'destructive' });
    return;
  }
  const description =
    outcome.type === 'unanswered'
      ? toasts.unanswered
      : (errorTexts.get(outcome.code) ?? describeOther(outcome.code));
  showToast({ title: toasts.error, description, variant: 'destructive' });
}

function describeOther(code: string): string {
  return `${toasts.otherError}: ${code}. ${nextSteps.get(code) ?? toasts.nextSteps.other}`;
}

const THEME_TOGGLE_EVENT = 'toggle-theme';

function emitThemeToggle(): void {
  window.dispatchEvent(new CustomEvent(THEME_TOGGLE_EVENT));
}

function useThemeToggle(): void {
  const { toggle } = useColorMode();
  const handleToggle = useEffectEvent(toggle);
  useEffect(() => {
    const listener = () => handleToggle();
    window.addEventListener(THEME_TOGGLE_EVENT, listener);
    return () => window.removeEventListener(THEME_TOGGLE_EVENT, listener);
  }, []);
}
