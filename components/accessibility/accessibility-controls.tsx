'use client';

import { RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import {
  changeAccessibility,
  resetAccessibility,
  useAccessibility,
} from '@/components/hooks/use-accessibility';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { SwitchRow } from '@/components/ui/switch';
import {
  ACCESSIBILITY_SWITCHES,
  accessibilityCopy,
  type AccessibilitySwitch as SwitchName,
} from '@/lib/content/accessibility';
import { FONT_SIZE, type AccessibilityChoices } from '@/lib/personalization/accessibility';

const { switches, notKept, reset, resetDone } = accessibilityCopy;

export function AccessibilityControls() {
  const settings = useAccessibility();
  const [isStored, setIsStored] = useState(true);

  function change(changes: Partial<AccessibilityChoices>) {
    setIsStored(changeAccessibility(changes));
  }

  function setSwitch(name: SwitchName, isOn: boolean) {
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
            onCheckedChange={(value) => setSwitch(name, value)}
          >
            {name === 'keyboardNavigation' ? <ShortcutList /> : null}
          </SwitchRow>
        ))}
      </ul>
      <p role="status" className="mt-4 text-sm text-muted-foreground empty:hidden">
        {isStored ? null : notKept}
      </p>
      <Button
        variant="secondary"
        className="mt-5"
        onClick={() => {
          resetAccessibility();
          setIsStored(true);
          announce(resetDone);
        }}
      >
        <RotateCcw aria-hidden="true" />
        {reset}
      </Button>
    </div>
  );
}

const { label, unit, spokenUnit } = accessibilityCopy.fontSize;

/** A fixed width in pixels keeps the thumb under the pointer. */
function FontSizeSlider({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div className="max-w-[480px]">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span aria-hidden="true" className="tabular-nums">
          {`${value} ${unit}`}
        </span>
      </div>
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="text-caption leading-heading">
          A
        </span>
        <input
          id={id}
          type="range"
          min={FONT_SIZE.min}
          max={FONT_SIZE.max}
          step={1}
          value={value}
          aria-valuetext={`${value} ${spokenUnit}`}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          className="h-11 min-w-0 flex-1 cursor-pointer accent-primary"
        />
        <span aria-hidden="true" className="text-title leading-heading">
          A
        </span>
      </div>
    </div>
  );
}

function ShortcutList() {
  const { label, keys, panel, main } = accessibilityCopy.shortcuts;
  return (
    <ul aria-label={label} className="mt-3 space-y-2 text-sm">
      {[panel, main].map(({ key, text }) => (
        <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span>{text}</span>
          <span className="whitespace-nowrap">
            {[...keys, key].map((name, index) => (
              <span key={name}>
                {index > 0 ? <span> + </span> : null}
                <kbd className="rounded-control border border-border-strong bg-surface px-1.5 py-0.5 font-sans text-xs">
                  {name}
                </kbd>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
