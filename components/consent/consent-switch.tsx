'use client';

import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { logSilently } from '@/lib/browser/log';
import { consentCopy } from '@/lib/content/consent';

const { line, announcements, unscripted, turnOff, turnOn } = consentCopy;

function change(): void {
  import('@/lib/browser/change-consent').then(
    async ({ toggleConsent }) => announce(announcements[await toggleConsent()]),
    (error: unknown) => logSilently('The choice was not changed', error),
  );
}

/** All sentences are in the HTML; `data-memory` on <html> selects one from the first paint. */
export function ConsentSwitch() {
  return (
    <div data-slot="consent-switch" className="flex flex-wrap items-center gap-x-3">
      <p className="not-in-data-demo-view:hidden">{line.demo}</p>
      <p className="in-data-demo-view:hidden">
        <span className="in-data-memory:hidden">{line.on}</span>
        <span className="not-in-data-memory:hidden in-data-[memory=off-by-browser]:hidden in-data-[memory=withdrawing]:hidden">
          {line.off}
        </span>
        <span className="not-in-data-[memory=withdrawing]:hidden">{line.withdrawing}</span>
        <span className="not-in-data-[memory=off-by-browser]:hidden">{line.browser}</span>
      </p>
      <p hidden data-unscripted="open">
        {unscripted}
      </p>
      <Button
        data-scripted
        variant="ghost"
        size="sm"
        className="-ml-3.5 underline underline-offset-4 in-data-demo-view:hidden in-data-[memory=off-by-browser]:hidden"
        onClick={change}
      >
        <span className="in-data-memory:hidden">{turnOff}</span>
        <span className="not-in-data-memory:hidden">{turnOn}</span>
      </Button>
    </div>
  );
}
