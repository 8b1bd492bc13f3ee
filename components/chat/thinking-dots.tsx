import { chatCopy } from '@/lib/content/chat';

const DELAYS = ['', '[animation-delay:150ms]', '[animation-delay:300ms]'] as const;

export function ThinkingDots() {
  return (
    <span data-slot="chat-thinking" className="flex items-center gap-2">
      {chatCopy.thinking}
      <span aria-hidden="true" className="flex gap-1">
        {DELAYS.map((delay) => (
          <span key={delay} className={`size-1.5 animate-pulse rounded-full bg-current ${delay}`} />
        ))}
      </span>
    </span>
  );
}
