'use client';

import { Mic, Square } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { voiceCopy } from '@/lib/content/voice';
import { cn } from '@/lib/utils';
import { findRecognizer, type RecognizerClass } from './recognizer';
import { useThemeToggle } from './use-theme-toggle';
import { useVoice } from './use-voice';
import { useVoiceCommand } from './use-voice-command';
import { VoiceCard } from './voice-card';

/** The microphone, where the browser understands speech. Drawn in the browser only. */
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
          'size-[min(3rem,56px)]! rounded-full shadow-raised',
          !isListening && 'bg-surface-raised! hover:bg-primary-soft!',
        )}
      >
        {isListening ? <Square aria-hidden="true" className="fill-current" /> : <Mic aria-hidden="true" />}
      </Button>
    </>
  );
}
