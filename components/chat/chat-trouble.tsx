import { RotateCcw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { chatCopy } from '@/lib/content/chat';
import { ChatBubble } from './chat-bubble';

/** Stands in the place of a reply that did not come; the question above it is kept. */
export function ChatTrouble({ isPending, onRetry }: { isPending: boolean; onRetry: () => void }) {
  return (
    <ChatBubble
      isVisitor={false}
      action={
        <Button
          variant="secondary"
          size="sm"
          disabled={isPending}
          onClick={onRetry}
          className="mt-2 min-h-11"
        >
          <RotateCcw aria-hidden="true" />
          {chatCopy.retry}
        </Button>
      }
    >
      {chatCopy.trouble}
    </ChatBubble>
  );
}
