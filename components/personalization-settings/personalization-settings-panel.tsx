import { useId } from 'react';
import { PhoneFold } from '@/components/ui/phone-fold';
import { shellCopy } from '@/lib/content/shell';
import { cn } from '@/lib/utils';
import { SettingsCounter, SettingSwitches } from './setting-switches';

const { heading, text, unscripted, unfold } = shellCopy.settings;

/** `isFolded` keeps the switches folded on a phone until a press. */
export function PersonalizationSettingsPanel({ isFolded = false }: { isFolded?: boolean }) {
  const titleId = useId();
  const switches = (
    <SettingSwitches
      idPrefix="setting"
      className={cn(
        'border-t px-4',
        isFolded
          ? '*:py-3 @5xl/main:grid @5xl/main:grid-cols-3 @5xl/main:gap-x-8 @5xl/main:divide-y-0 @5xl/main:border-t-0'
          : '@2xl/main:px-8',
      )}
    />
  );
  return (
    <section
      id="personalization"
      aria-labelledby={titleId}
      data-slot="personalization-settings"
      className={cn(
        'rounded-panel border bg-surface shadow-card',
        isFolded &&
          '@3xl/main:col-span-2 @5xl/main:grid @5xl/main:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] @5xl/main:items-center',
      )}
    >
      <div
        className={cn(
          'arrives-whole flex flex-wrap items-start justify-between gap-x-8 gap-y-3 p-4',
          isFolded || '@2xl/main:p-8',
        )}
      >
        <div id="settings-summary" className="max-w-[36rem] min-w-0">
          <h2 id={titleId} className="text-title">
            {heading}
          </h2>
          <p data-scripted className="mt-1.5 text-muted-foreground">
            {text}
          </p>
          <p hidden data-unscripted="open" className="mt-1.5 text-muted-foreground">
            {unscripted}
          </p>
        </div>
        <SettingsCounter />
      </div>
      {isFolded ? (
        <PhoneFold id="setting-switches" label={unfold} className="px-4 pb-4">
          {switches}
        </PhoneFold>
      ) : (
        switches
      )}
    </section>
  );
}
