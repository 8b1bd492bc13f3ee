'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import { Bot, FastForward, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTypedText } from '@/components/hooks/use-typed-text';
import { GUIDE_DISMISS_FADE_MS, TYPING_GUIDE_MS } from '@/lib/config/timings';
import { guideBubbleCopy } from '@/lib/content/shell';
import { cn } from '@/lib/utils';
import { announce } from './announcement-store';
import { Button } from './button';

const bubbleVariants = cva(
  'flex flex-wrap items-start gap-x-3 rounded-card transition-opacity duration-300',
  {
    variants: {
      variant: {
        default: 'border bg-surface-raised p-4 shadow-card',
        compact: 'bg-surface-sunken px-3 py-1.5 text-sm',
        highlight: 'border-2 border-accent bg-surface-raised p-4 shadow-raised',
      },
      isFading: { true: 'opacity-0', false: '' },
    },
  },
);

type GuideBubbleProps = {
  message: string;
  variant?: NonNullable<VariantProps<typeof bubbleVariants>['variant']>;
  msPerCharacter?: number;
  /** Id of the whole message. If set, the owner announces it. */
  messageId?: string;
  onDismiss?: () => void;
};

/** Types the guide's message. Screen readers get the whole message once. Once dismissed, it stays hidden. */
export function GuideBubble({
  message,
  variant = 'default',
  msPerCharacter = TYPING_GUIDE_MS,
  messageId,
  onDismiss,
}: GuideBubbleProps) {
  const { typed, rest, isTyping, skip } = useTypedText(message, msPerCharacter);
  const [presence, setPresence] = useState<'shown' | 'fading' | 'gone'>('shown');
  const skipRef = useRef<HTMLButtonElement>(null);
  const dismissRef = useRef<HTMLButtonElement>(null);
  const isAnnouncedByOwner = messageId !== undefined;

  useEffect(() => {
    if (!isAnnouncedByOwner) announce(message);
  }, [isAnnouncedByOwner, message]);

  useLayoutEffect(() => {
    if (!isTyping && document.activeElement === skipRef.current) dismissRef.current?.focus();
  }, [isTyping]);

  useEffect(() => {
    if (presence !== 'fading') return;
    const timer = setTimeout(() => setPresence('gone'), GUIDE_DISMISS_FADE_MS);
    return () => clearTimeout(timer);
  }, [presence]);

  if (presence === 'gone') return null;
  return (
    <div
      role="note"
      aria-label={guideBubbleCopy.label}
      data-slot="guide-bubble"
      data-variant={variant}
      inert={presence === 'fading'}
      className={bubbleVariants({ variant, isFading: presence === 'fading' })}
    >
      <Bot
        aria-hidden="true"
        className={cn('size-5 shrink-0 text-accent', variant === 'compact' && 'mt-2')}
      />
      <p className={cn('min-w-0 flex-1 basis-32', variant === 'compact' && 'py-1.5')}>
        <span id={messageId} className="sr-only">
          {message}
        </span>
        <span aria-hidden="true" data-slot="guide-bubble-text">
          {typed}
        </span>
        <span aria-hidden="true" className="invisible">
          {rest}
        </span>
      </p>
      <div className="-mr-1.5 ml-auto flex shrink-0">
        <Button
          ref={skipRef}
          variant="ghost"
          size="sm"
          aria-label={guideBubbleCopy.skipTyping}
          onClick={skip}
          className={cn('px-2!', !isTyping && 'invisible')}
        >
          <FastForward aria-hidden="true" />
        </Button>
        <Button
          ref={dismissRef}
          variant="ghost"
          size="sm"
          aria-label={guideBubbleCopy.dismiss}
          onClick={() => {
            setPresence('fading');
            onDismiss?.();
          }}
          className="px-2!"
        >
          <X aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
