/** The part of the browser's speech recognition that this site uses; TypeScript does not know it. */
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
