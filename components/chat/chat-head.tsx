import { Maximize2, Minimize2, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { chatCopy } from '@/lib/content/chat';

type ChatHeadProps = { titleId: string; isExpanded: boolean; onExpand: () => void; onClose: () => void };

/** With large text the buttons stand below the words. */
export function ChatHead({ titleId, isExpanded, onExpand, onClose }: ChatHeadProps) {
  const Resize = isExpanded ? Minimize2 : Maximize2;
  return (
    <div className="flex shrink-0 flex-wrap items-start justify-end gap-1 border-b py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1 basis-44 py-1">
        <h2 id={titleId} className="text-title leading-tight">
          {chatCopy.title}
        </h2>
        <p className="text-caption text-muted-foreground">{chatCopy.about}</p>
      </div>
      <div className="flex gap-1">
        <Button
          variant="ghost"
          size="icon"
          aria-label={isExpanded ? chatCopy.shrink : chatCopy.expand}
          onClick={onExpand}
        >
          <Resize aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="icon" aria-label={chatCopy.close} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
