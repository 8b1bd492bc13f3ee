'use client';

import { SendHorizontal } from 'lucide-react';
import { useId, useLayoutEffect, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { IconButton } from '@/components/ui/button';
import { cleanText } from '@/lib/calls/clean-text';
import { MAX_MESSAGE_LENGTH, MESSAGE_COUNTER_THRESHOLD } from '@/lib/config/input-limits';
import { chatCopy } from '@/lib/content/chat';
import { cn } from '@/lib/utils';

/** Some browsers end a composition before its Enter but still report this code. */
const COMPOSING_KEY_CODE = 229;

type ChatComposerProps = {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  isPending: boolean;
  onSend: (message: string) => void;
};

export function ChatComposer({ fieldRef, isPending, onSend }: ChatComposerProps) {
  const [draft, setDraft] = useState('');
  const { message, length, isEmpty, isTooLong, isCountShown } = checkMessage(draft);
  const baseId = useId();
  const count = `${length} ${chatCopy.count.of} ${MAX_MESSAGE_LENGTH} ${chatCopy.count.characters}`;

  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (!field || 'fieldSizing' in field.style) return;
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
  }, [fieldRef, draft]);

  function send() {
    fieldRef.current?.focus();
    if (isPending || isEmpty) return;
    if (isTooLong) return announce(`${chatCopy.tooLong} ${count}`);
    setDraft('');
    onSend(message);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  function handleKey(event: KeyboardEvent) {
    const { isComposing, keyCode } = event.nativeEvent;
    if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === COMPOSING_KEY_CODE) return;
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={handleSubmit} className="shrink-0 border-t p-3">
      {isCountShown ? (
        <p id={`${baseId}-limit`} className={cn('mb-2 text-sm', isTooLong && 'font-medium text-danger')}>
          {isTooLong ? <span>{`${chatCopy.tooLong} `}</span> : null}
          <span className="tabular-nums">{count}</span>
        </p>
      ) : null}
      <div className="flex items-end gap-2">
        <textarea
          ref={fieldRef}
          aria-label={chatCopy.field}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isCountShown ? `${baseId}-limit` : undefined}
          placeholder={chatCopy.placeholder}
          rows={1}
          enterKeyHint="send"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={handleKey}
          className="field-sizing-content max-h-36 field resize-none placeholder:whitespace-nowrap"
        />
        <IconButton
          icon={SendHorizontal}
          label={chatCopy.send}
          type="submit"
          variant="primary"
          disabled={isPending || isEmpty}
          className="shrink-0"
        />
      </div>
    </form>
  );
}

/** Whether a draft can be sent: 1 to 2000 characters after trimming, counted as the server counts them. */
export function checkMessage(draft: string) {
  const message = cleanText(draft);
  // Counts code points: `length` counts an emoji as two.
  const { length } = [...message];
  return {
    message,
    length,
    isEmpty: length === 0,
    isTooLong: length > MAX_MESSAGE_LENGTH,
    isCountShown: length >= MESSAGE_COUNTER_THRESHOLD,
  };
}
