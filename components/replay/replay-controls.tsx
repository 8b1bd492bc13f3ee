'use client';

import { Pause, Play, RotateCcw, StepBack, StepForward } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { replayCopy } from '@/lib/content/replay';
import type { ReplayStep } from '@/lib/personalization/replay-visitor';
import { describeEvent, describePosition } from './describe-step';
import type { Replay } from './use-replay';

const { controls: copy } = replayCopy;

const SPEEDS = [0.5, 1, 2] as const;

export function ReplayControls({ replay, step }: { replay: Replay; step: ReplayStep }) {
  const { position, steps, isPlaying, speed } = replay;
  const last = steps.length - 1;
  const isAtEnd = position >= last;
  const PlayIcon = isPlaying ? Pause : isAtEnd ? RotateCcw : Play;
  const playLabel = isPlaying ? copy.pause : isAtEnd ? copy.again : copy.play;
  return (
    <div className="mt-4">
      <input
        type="range"
        aria-label={copy.position}
        aria-valuetext={`${describePosition(position, steps.length)}: ${describeEvent(step.event)}`}
        min={0}
        max={last}
        step={1}
        value={position}
        onChange={(event) => replay.moveTo(Number(event.target.value))}
        className="block h-6 w-full cursor-pointer accent-primary"
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-label={copy.back}
          aria-disabled={position === 0}
          onClick={() => replay.moveTo(position - 1)}
        >
          <StepBack aria-hidden="true" />
        </Button>
        <Button size="sm" onClick={replay.togglePlaying} className="w-32">
          <PlayIcon aria-hidden="true" />
          <span>{playLabel}</span>
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-label={copy.forward}
          aria-disabled={isAtEnd}
          onClick={() => replay.moveTo(position + 1)}
        >
          <StepForward aria-hidden="true" />
        </Button>
        <label className="ml-auto flex items-center gap-2">
          <span className="max-sm:sr-only">{copy.speed}</span>
          <select
            value={speed}
            onChange={(event) => replay.setSpeed(Number(event.target.value))}
            className="field min-h-9! w-auto! py-1!"
          >
            {SPEEDS.map((value) => (
              <option key={value} value={value}>
                {`${value} ×`}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p data-slot="replay-event" className="mt-3 min-h-12 text-base">
        <span className="text-muted-foreground tabular-nums">
          {`${describePosition(position, steps.length)}: `}
        </span>
        <span className="font-semibold">{describeEvent(step.event)}</span>
      </p>
    </div>
  );
}
