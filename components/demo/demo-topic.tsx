import { Check } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { demoCopy, type DemoId } from '@/lib/content/pages/demo';
import { cn } from '@/lib/utils';
import { DemoStage } from './demo-stage';

const { labels, topics } = demoCopy;

/** The words on one side, the thing itself on the other; pictures need the whole width. */
export function DemoTopic({ id }: { id: DemoId }) {
  const { title, icon, text, how, check } = topics[id];
  const isWide = id === 'images';
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={cn(
        'grid scroll-mt-6 grid-cols-1 gap-x-12 gap-y-7 rounded-panel border bg-surface p-5 shadow-card @max-[15rem]/main:p-3 @xl/main:p-8',
        !isWide && '@4xl/main:grid-cols-2 @4xl/main:grid-rows-[auto_1fr]',
      )}
    >
      <div>
        <Icon name={icon} className="size-6 text-accent" />
        <h3 id={`${id}-title`} className="mt-4 text-title">
          {title}
        </h3>
        <p className="mt-2 max-w-[44rem] text-muted-foreground">{text}</p>
      </div>
      <DemoStage
        id={id}
        className={cn(!isWide && '@4xl/main:col-start-2 @4xl/main:row-span-2 @4xl/main:row-start-1')}
      />
      <div className={cn(isWide && 'grid gap-x-12 gap-y-6 @4xl/main:grid-cols-2')}>
        <div>
          <h4 className="text-sm font-semibold">{labels.how}</h4>
          <ul className="mt-2 space-y-2 text-[0.9375rem]">
            {how.map((line) => (
              <li key={line} className="flex gap-2.5 wrap-anywhere">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </div>
        <div
          className={cn(
            'self-start rounded-control bg-primary-soft p-4 text-[0.9375rem] text-primary-soft-foreground',
            !isWide && 'mt-6',
          )}
        >
          <h4 className="text-sm font-semibold">{labels.check}</h4>
          <p className="mt-1">{check}</p>
        </div>
      </div>
    </article>
  );
}
