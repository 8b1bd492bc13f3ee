import { CopyLink } from '@/components/ui/copy-link';
import { shareUrl } from '@/lib/browser/persona-url';
import { shellCopy } from '@/lib/content/shell';
import type { Persona } from '@/lib/personalization/persona';

/** How an account executive shares a view. */
export function CopyViewLink({ persona }: { persona: Persona }) {
  return (
    <CopyLink
      copy={shellCopy.selectorBar}
      readUrl={() => shareUrl(window.location, persona)}
      className="h-12 w-10 p-0 @max-[19rem]/bar:w-full @2xl/bar:w-12 @5xl/bar:h-12 @5xl/bar:w-auto @5xl/bar:px-4"
      labelClassName="sr-only @5xl/bar:not-sr-only"
    />
  );
}
