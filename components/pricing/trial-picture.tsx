import { HeadPicture } from '@/components/ui/head-picture';
import { claims } from '@/lib/content/claims';
import { pricingCopy } from '@/lib/content/pages/pricing';

const DAYS = Number.parseInt(claims.freeTrial.value, 10);
const { points } = pricingCopy.trial;

/** The days of the trial, one mark each, over its milestones. */
export function TrialPicture() {
  return (
    <HeadPicture title={claims.freeTrial.label} note={claims.freeTrial.value} className="w-88">
      <div className="grid grid-cols-10 gap-1.5">
        {Array.from({ length: DAYS }, (_, day) => (
          <span
            key={day}
            className={`aspect-square rounded-[0.25rem] ${isMilestone(day) ? 'bg-accent' : 'bg-border'}`}
          />
        ))}
      </div>
      <ol className="mt-6 space-y-3.5">
        {points.map(({ title, text }) => (
          <li key={title} className="grid grid-cols-[4.5rem_1fr] gap-3 text-caption">
            <span className="font-semibold">{title}</span>
            <span className="text-muted-foreground">{text}</span>
          </li>
        ))}
      </ol>
    </HeadPicture>
  );
}

/** The first day, the start of the second week, and the last day. */
const isMilestone = (day: number) => day === 0 || day === 7 || day === DAYS - 1;
