import { Maximize2, Minimize2, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { chatCopy } from '@/lib/content/chat';

type ChatHeadProps = { titleId: string; isExpanded: boolean; onExpand: () => void; onClose: () => void };

export function ChatHead({ titleId, isExpanded, onExpand, onClose }: ChatHeadProps) {
  const Resize = isExpanded ? Minimize2 : Maximize2;
  return (
    <div className="grid shrink-0 grid-cols-[1fr_auto_auto] items-center border-b pt-1 pr-2 pb-2.5 pl-4">
      <h2 id={titleId} className="text-title leading-tight">
        {chatCopy.title}
      </h2>
      <p className="col-span-full row-start-2 -mt-1.5 text-caption text-muted-foreground">
        {chatCopy.source}
      </p>
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
  );
}
