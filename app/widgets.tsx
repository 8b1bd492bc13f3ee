'use client';

import { AccessibilityWidget } from '@/components/accessibility/accessibility-widget';
import { BehaviorTracker } from '@/components/behavior/behavior-tracker';
import { ChatWidget } from '@/components/chat/chat-widget';
import { ConsentNotice } from '@/components/consent/consent-notice';
import { ThirdPartyScripts } from '@/components/consent/third-party-scripts';
import { DemoView } from '@/components/presenter/demo-view';
import { InstallCard } from '@/components/install/install-card';
import { DocumentEffects } from '@/components/layout/document-effects';
import { BareSettings } from '@/components/personalization-settings/setting-switches';
import { loadTutorial } from '@/components/tutorial/start-tutorial';
import { TutorialHost } from '@/components/tutorial/tutorial-host';
import { openTutorial } from '@/components/tutorial/tutorial-store';
import { WidgetBoundary } from '@/components/ui/section-boundary';
import { VoiceWidget } from '@/components/voice/voice-widget';
import { WhyPanels } from '@/components/why/why-panels';

const loadReasons = () => import('@/components/why/reason-list').then(({ ReasonList }) => ReasonList);
const tour = { load: loadTutorial, start: openTutorial };

/** Every floating widget in its place; their contents load on opening. */
export function Widgets() {
  return (
    <>
      <WidgetBoundary>
        <BehaviorTracker />
        <DocumentEffects />
        <ThirdPartyScripts />
      </WidgetBoundary>
      <WidgetBoundary>
        <TutorialHost settings={<BareSettings />} />
      </WidgetBoundary>
      {/* A column of a known width: WebKit sizes the rows before the notice's container query has matched. */}
      <div
        data-slot="widget-dock"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-30 grid grid-cols-[minmax(0,1fr)_auto] items-end justify-between gap-3 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:pointer-events-auto md:p-5 print:hidden"
      >
        <div className="col-span-2">
          <div className="space-y-3 in-data-tutorial:hidden has-data-[slot=consent-notice]:*:data-[slot=install-card]:hidden">
            <WidgetBoundary>
              <ConsentNotice />
            </WidgetBoundary>
            <WidgetBoundary>
              <InstallCard />
            </WidgetBoundary>
          </div>
        </div>
        <div className="col-start-1 flex items-end gap-2 justify-self-start">
          <WidgetBoundary>
            <AccessibilityWidget />
          </WidgetBoundary>
        </div>
        <div className="col-start-2 flex flex-wrap items-end justify-end gap-2">
          <WidgetBoundary>
            <VoiceWidget />
          </WidgetBoundary>
          <WidgetBoundary>
            <ChatWidget tour={tour} />
          </WidgetBoundary>
        </div>
      </div>
      <WidgetBoundary>
        <WhyPanels />
      </WidgetBoundary>
      <WidgetBoundary>
        <DemoView loadReasons={loadReasons} />
      </WidgetBoundary>
    </>
  );
}
