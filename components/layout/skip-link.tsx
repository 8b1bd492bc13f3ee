import { MAIN_ID } from '@/lib/config/main-id';
import { navigationCopy } from '@/lib/content/navigation';

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      data-slot="skip-link"
      className="sr-only rounded-control bg-primary font-medium text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-[70] focus:px-5 focus:py-3"
    >
      {navigationCopy.skipLink}
    </a>
  );
}
