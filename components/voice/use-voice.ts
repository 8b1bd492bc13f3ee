'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { VOICE_BADGE_MS } from '@/lib/config/timings';
import { listenOnce, type VoiceOutcome } from './listen';
import type { RecognizerClass } from './recognizer';

/** Calls when somebody presses what opens the chat. */
function useChatToggle(onPress: () => void) {
  const notice = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-slot=chat-toggle]')) onPress();
  });

  useEffect(() => {
    document.addEventListener('click', notice);
    return () => document.removeEventListener('click', notice);
  }, []);
}

/**
 * Idle or listening (spec §4), with what is heard so far, and the badge that shows for a while from each start. Both end
 * when the chat opens, whose window needs their place.
 */
export function useVoice(recognizerClass: RecognizerClass, onEnd: (outcome: VoiceOutcome) => void) {
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

  useChatToggle(() => {
    if (stopRef.current) toggle();
    setIsBadgeShown(false);
  });

  function rest() {
    stopRef.current = null;
    setIsListening(false);
  }

  function start() {
    let isOver = false;
    const stop = listenOnce(recognizerClass, {
      onTranscript: setTranscript,
      onEnd(outcome) {
        isOver = true;
        rest();
        onEnd(outcome);
      },
    });
    setTranscript('');
    if (isOver) return;
    stopRef.current = stop;
    setIsListening(true);
    setIsBadgeShown(true);
    clearTimeout(badgeRef.current);
    badgeRef.current = setTimeout(() => setIsBadgeShown(false), VOICE_BADGE_MS);
  }

  function toggle() {
    if (!stopRef.current) return start();
    stopRef.current();
    rest();
  }

  return { isListening, isBadgeShown, transcript, toggle };
}
