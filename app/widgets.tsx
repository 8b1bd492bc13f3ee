'use client';

import { AccessibilityWidget } from '@/components/accessibility/accessibility-widget';
import { BehaviorTracker } from '@/components/behavior/behavior-tracker';
import { ChatWidget } from '@/components/chat/chat-widget';
import { ConsentNotice } from '@/components/consent/consent-notice';
import { CampaignTracker } from '@/components/demo-request/campaign-tracker';
import { DemoView } from '@/components/demo-view/demo-view';
import { InstallCard } from '@/components/install/install-card';
import { AnchorHistory } from '@/components/layout/anchor-history';
import { FocusClickedControl } from '@/components/layout/focus-clicked-control';
import { ThemeColor } from '@/components/layout/theme-color';
import { WidgetDock } from '@/components/layout/widget-dock';
import { OfflineNotice } from '@/components/offline/offline-notice';
import { PageTracker } from '@/components/offline/page-tracker';
import { BareSettings } from '@/components/personalization-settings/setting-switches';
import { loadTutorial } from '@/components/tutorial/load-tutorial';
import { TutorialHost } from '@/components/tutorial/tutorial-host';
import { openTutorial } from '@/components/tutorial/tutorial-switch';
import { WidgetBoundary } from '@/components/ui/section-boundary';
import { VoiceWidget } from '@/components/voice/voice-widget';
import { WhyPanels } from '@/components/why/why-panels';

const panels = {
  replay: () => import('@/components/replay/replay').then(({ Replay }) => Replay),
  explain: () => import('@/components/why/reason-list').then(({ ReasonList }) => ReasonList),
};
const tour = { load: loadTutorial, start: openTutorial };

/** Every floating widget in its place; what each of them opens is loaded when somebody opens it. */
export function Widgets() {
  return (
    <>
      <WidgetBoundary>
        <AnchorHistory />
        <BehaviorTracker />
        <FocusClickedControl />
        <CampaignTracker />
        <ThemeColor />
        <PageTracker />
      </WidgetBoundary>
      <WidgetBoundary>
        <TutorialHost settings={<BareSettings idPrefix="tutorial-setting" />} />
      </WidgetBoundary>
      <WidgetDock
        top={
          <div className="space-y-3 in-data-tutorial:hidden has-data-[slot=consent-notice]:*:data-[slot=install-card]:hidden">
            <WidgetBoundary>
              <OfflineNotice />
            </WidgetBoundary>
            <WidgetBoundary>
              <ConsentNotice />
            </WidgetBoundary>
            <WidgetBoundary>
              <InstallCard />
            </WidgetBoundary>
          </div>
        }
        left={
          <WidgetBoundary>
            <AccessibilityWidget />
          </WidgetBoundary>
        }
        right={
          <>
            <WidgetBoundary>
              <VoiceWidget />
            </WidgetBoundary>
            <WidgetBoundary>
              <ChatWidget tour={tour} />
            </WidgetBoundary>
          </>
        }
      />
      <WidgetBoundary>
        <WhyPanels />
      </WidgetBoundary>
      <WidgetBoundary>
        <DemoView panels={panels} />
      </WidgetBoundary>
    </>
  );
}
