import { Hand, Layers, MessagesSquare, Radar, Rocket, Workflow, type LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { smartFlowCopy } from '@/lib/content/smart-flow';
import type { Segment } from '@/lib/personalization/persona';
import { hasSegmentNote, type SmartFlowStepId } from '@/lib/personalization/smart-flow';

const { steps, noteLabel } = smartFlowCopy;

const icons: Record<(typeof steps)[SmartFlowStepId]['icon'], LucideIcon> = {
  hand: Hand,
  layers: Layers,
  'messages-square': MessagesSquare,
  radar: Radar,
  rocket: Rocket,
  workflow: Workflow,
};

type SmartFlowStepProps = { step: SmartFlowStepId; segment: Segment; titleRef: Ref<HTMLHeadingElement> };

export function SmartFlowStep({ step, segment, titleRef }: SmartFlowStepProps) {
  const { title, text, points, icon, notes } = steps[step];
  const Drawing = icons[icon];
  return (
    <div className="min-h-80 @md:min-h-56">
      <h3 ref={titleRef} tabIndex={-1} className="flex items-center gap-3 text-title">
        <Drawing aria-hidden="true" className="size-6 shrink-0 text-accent" />
        <span>{title}</span>
      </h3>
      <p className="mt-3">{text}</p>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-muted-foreground marker:text-accent">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {hasSegmentNote(step, segment) ? (
        <p data-slot="segment-note" className="mt-4 border-l-3 border-accent pl-4">
          <strong className="font-semibold">{noteLabel}:</strong> <span>{notes[segment]}</span>
        </p>
      ) : null}
    </div>
  );
}
