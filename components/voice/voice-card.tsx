import { Badge } from '@/components/ui/badge';
import { voiceCopy } from '@/lib/content/voice';
import { LISTED_VOICE_COMMANDS, VOICE_COMMANDS } from '@/lib/personalization/voice-commands';
import { cn } from '@/lib/utils';

type VoiceCardProps = { isListening: boolean; isBadgeShown: boolean; transcript: string };

/** What is heard so far and, for a while, what can be said. Silent to a screen reader, whose voice would be heard. */
export function VoiceCard({ isListening, isBadgeShown, transcript }: VoiceCardProps) {
  return (
    <section
      aria-label={voiceCopy.button}
      data-slot="voice-card"
      // With large text it is taller than a phone, and nothing in it takes the focus.
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
