'use client';

import { useId } from 'react';
import { accessibilityCopy } from '@/lib/content/accessibility';
import { FONT_SIZE } from '@/lib/personalization/accessibility';

const { label, unit, spokenUnit } = accessibilityCopy.fontSize;

type FontSizeSliderProps = { value: number; onChange: (value: number) => void };

/** As wide in pixels whatever the text size, so that the thumb does not run away from the pointer that drags it. */
export function FontSizeSlider({ value, onChange }: FontSizeSliderProps) {
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
        <span aria-hidden="true" className="text-[13px] leading-none">
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
        <span aria-hidden="true" className="text-[24px] leading-none">
          A
        </span>
      </div>
    </div>
  );
}
