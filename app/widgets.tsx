'use client';

import { AccessibilityWidget } from '@/components/accessibility/accessibility-widget';
import { ChatWidget } from '@/components/chat/chat-widget';
import { WidgetDock } from '@/components/layout/widget-dock';
import { VoiceWidget } from '@/components/voice/voice-widget';
import { WhyPanels } from '@/components/why/why-panels';

/** Every floating widget in its place; what each of them opens is loaded when somebody opens it. */
export function Widgets() {
  return (
    <>
      <WidgetDock
        left={<AccessibilityWidget />}
        right={
          <>
            <VoiceWidget />
            <ChatWidget />
          </>
        }
      />
      <WhyPanels />
    </>
  );
}
