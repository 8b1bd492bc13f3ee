'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from './use-media-query';

type TypedText = { typed: string; rest: string; isTyping: boolean; skip: () => void };

/**
 * Types `text` by character, or shows it at once with reduced motion or when skipped. Growing text continues. By time
 * passed, because browsers slow the timers of busy pages, and of hidden tabs, where the text is complete at once.
 */
export function useTypedText(text: string, msPerCharacter: number): TypedText {
  const isReduced = useReducedMotion();
  const [progress, setProgress] = useState({ text, length: 0 });
  if (progress.text !== text)
    setProgress({ text, length: text.startsWith(progress.text) ? progress.length : 0 });

  const characters = Array.from(text);
  const length = isReduced ? characters.length : Math.min(progress.length, characters.length);
  const isTyping = length < characters.length;

  const readLength = useEffectEvent(() => length);

  useEffect(() => {
    if (!isTyping) return;
    const from = readLength();
    const start = performance.now();
    const timer = setInterval(() => {
      const typed = Math.floor((performance.now() - start) / msPerCharacter);
      setProgress({ text, length: document.hidden ? Infinity : from + typed });
    }, msPerCharacter);
    return () => clearInterval(timer);
  }, [text, isTyping, msPerCharacter]);

  return {
    typed: characters.slice(0, length).join(''),
    rest: characters.slice(length).join(''),
    isTyping,
    skip: () => setProgress({ text, length: Infinity }),
  };
}
