'use client';

import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useAccessibility } from '@/components/hooks/use-accessibility';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { SwitchRow } from '@/components/ui/switch-row';
import { changeAccessibility, resetAccessibility } from '@/lib/browser/accessibility-store';
import {
  ACCESSIBILITY_SWITCHES,
  accessibilityCopy,
  type AccessibilitySwitch as SwitchName,
} from '@/lib/content/accessibility';
import { FONT_SIZE, type AccessibilityChoices } from '@/lib/personalization/accessibility';
import { FontSizeSlider } from './font-size-slider';
import { ShortcutList } from './shortcut-list';

const { switches, notKept, reset, resetDone } = accessibilityCopy;

/** Every accessibility setting, applied and kept at once. Stands in the floating card and under /settings. */
export function AccessibilityControls() {
  const settings = useAccessibility();
  const [isKept, setIsKept] = useState(true);

  function change(changes: Partial<AccessibilityChoices>) {
    setIsKept(changeAccessibility(changes));
  }

  function flip(name: SwitchName, isOn: boolean) {
    if (name !== 'largerText') change({ [name]: isOn });
    else change({ fontSize: isOn ? FONT_SIZE.larger : FONT_SIZE.default });
  }

  const isOn = (name: SwitchName) =>
    name === 'largerText' ? settings.fontSize >= FONT_SIZE.larger : settings[name];

  return (
    <div data-scripted data-slot="accessibility-controls" className="@container">
      <FontSizeSlider value={settings.fontSize} onChange={(fontSize) => change({ fontSize })} />
      <ul className="mt-3 border-b @2xl:grid @2xl:grid-cols-2 @2xl:gap-x-12">
        {ACCESSIBILITY_SWITCHES.map((name) => (
          <SwitchRow
            key={name}
            copy={switches[name]}
            checked={isOn(name)}
            className="border-t py-4"
            onCheckedChange={(value) => flip(name, value)}
          >
            {name === 'keyboardNavigation' ? <ShortcutList /> : null}
          </SwitchRow>
        ))}
      </ul>
      <p role="status" className="mt-4 text-sm text-muted-foreground empty:hidden">
        {isKept ? null : notKept}
      </p>
      <Button
        variant="secondary"
        className="mt-5"
        onClick={() => {
          resetAccessibility();
          setIsKept(true);
          announce(resetDone);
        }}
      >
        <RotateCcw aria-hidden="true" />
        {reset}
      </Button>
    </div>
  );
}
