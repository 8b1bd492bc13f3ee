import { showToast } from '@/components/toast/toast-store';
import { VOICE_HELP_TOAST_MS, VOICE_SUCCESS_TOAST_MS, VOICE_UNMATCHED_TOAST_MS } from '@/lib/config/timings';
import { voiceCopy } from '@/lib/content/voice';
import { VOICE_COMMANDS, type VoiceCommandId } from '@/lib/personalization/voice-commands';
import type { VoiceOutcome } from './listen';

const { toasts, done } = voiceCopy;
const errorTexts = new Map<string, string>(Object.entries(toasts.errors));

export function showExecuted(id: VoiceCommandId): void {
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

export function showUnmatched(phrase: string): void {
  const { title, text } = toasts.unmatched;
  showToast({
    title,
    description: `"${phrase}" ${text}`,
    variant: 'destructive',
    durationMs: VOICE_UNMATCHED_TOAST_MS,
  });
}

/** One toast for each way in which listening can fail (spec §8). */
export function showFailure(outcome: Exclude<VoiceOutcome, { type: 'heard' }>): void {
  if (outcome.type === 'not-started') {
    const { title, text } = toasts.failed;
    showToast({ title, description: text, variant: 'destructive' });
    return;
  }
  const description =
    outcome.type === 'unanswered'
      ? toasts.unanswered
      : (errorTexts.get(outcome.code) ?? `${toasts.otherError}: ${outcome.code}`);
  showToast({ title: toasts.error, description, variant: 'destructive' });
}
