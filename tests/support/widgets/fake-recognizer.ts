import type { Recognizer } from '@/components/voice/listen';

export class FakeRecognizer implements Recognizer {
  static failsWith: string | null = null;
  static readonly instances: FakeRecognizer[] = [];

  static latest(): FakeRecognizer {
    const latest = FakeRecognizer.instances.at(-1);
    if (!latest) throw new Error('No recognizer was created.');
    return latest;
  }

  lang = '';
  continuous = true;
  interimResults = false;
  onstart: Recognizer['onstart'] = null;
  onresult: Recognizer['onresult'] = null;
  onerror: Recognizer['onerror'] = null;
  onend: Recognizer['onend'] = null;
  readonly calls: string[] = [];

  constructor() {
    FakeRecognizer.instances.push(this);
  }

  start() {
    this.calls.push('start');
    if (FakeRecognizer.failsWith) throw new DOMException('refused', FakeRecognizer.failsWith);
  }

  stop() {
    this.calls.push('stop');
  }
}

export function speech(transcript: string, isFinal = false, confidence = 1) {
  const result = Object.assign([{ transcript, confidence }], { isFinal });
  return { results: [result] } as unknown as { results: SpeechRecognitionResultList };
}
