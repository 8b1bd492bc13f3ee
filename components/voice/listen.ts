import { VOICE_PERMISSION_TIMEOUT_MS, VOICE_RESPONSE_TIMEOUT_MS } from '@/lib/config/timings';

/** The part of the SpeechRecognition API that this site uses; TypeScript has no types for it. */
export type Recognizer = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onresult: ((event: { results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
};

export type RecognizerClass = new () => Recognizer;

declare global {
  interface Window {
    SpeechRecognition?: RecognizerClass;
    webkitSpeechRecognition?: RecognizerClass;
  }
}

export function findRecognizer(): RecognizerClass | null {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition ?? null;
}

/** How listening ended by itself. A stop by the visitor has no outcome. */
export type VoiceOutcome =
  | { type: 'heard'; phrase: string }
  | { type: 'failed'; code: string }
  | { type: 'unanswered' }
  | { type: 'not-started' };

type Listener = { onTranscript: (text: string) => void; onEnd: (outcome: VoiceOutcome) => void };

/** Some engines punctuate speech. */
const SENTENCE_END = /(?<![.!?…])[.!?…]+$/;

function readResults(results: SpeechRecognitionResultList): { text: string; isFinal: boolean } {
  const all = Array.from(results);
  return {
    text: all
      .map((result) => result[0]?.transcript ?? '')
      .join('')
      .trim(),
    // Chrome on Android marks interim results as final, with a confidence of 0.
    isFinal: (all.at(-1)?.isFinal ?? false) && all.at(-1)?.[0]?.confidence !== 0,
  };
}

function detach(recognizer: InstanceType<RecognizerClass>): void {
  recognizer.onstart = recognizer.onresult = recognizer.onerror = recognizer.onend = null;
  try {
    recognizer.stop();
  } catch {
    // The recognizer was not running.
  }
}

/** Listens for one utterance; returns stop. `onEnd` is called at most once, never after a stop. */
export function listenOnce(
  RecognizerClass: RecognizerClass,
  { onTranscript, onEnd }: Listener,
): (() => void) | null {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let release = () => {};
  let hasEnded = false;
  let phrase = '';

  function stop() {
    hasEnded = true;
    clearTimeout(timer);
    release();
  }

  function end(outcome: VoiceOutcome) {
    if (hasEnded) return;
    stop();
    onEnd(outcome);
  }

  function finish() {
    end(phrase ? { type: 'heard', phrase } : { type: 'failed', code: 'no-speech' });
  }

  function restartTimeout(timeoutMs = VOICE_RESPONSE_TIMEOUT_MS) {
    clearTimeout(timer);
    timer = setTimeout(() => end({ type: 'unanswered' }), timeoutMs);
  }

  try {
    const recognizer = new RecognizerClass();
    release = () => detach(recognizer);
    recognizer.lang = 'en-US';
    recognizer.continuous = false;
    recognizer.interimResults = true;
    recognizer.onstart = () => restartTimeout();
    recognizer.onresult = ({ results }) => {
      const { text, isFinal } = readResults(results);
      phrase = text.replace(SENTENCE_END, '').trim();
      if (isFinal) return finish();
      restartTimeout();
      onTranscript(text);
    };
    recognizer.onerror = ({ error }) => end({ type: 'failed', code: error });
    // Safari can end without a final result.
    recognizer.onend = finish;
    restartTimeout(VOICE_PERMISSION_TIMEOUT_MS);
    recognizer.start();
    return stop;
  } catch {
    end({ type: 'not-started' });
    return null;
  }
}
