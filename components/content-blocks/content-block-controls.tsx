import { Button } from '@/components/ui/button';
import {
  CONTENT_BLOCK_LAYOUTS,
  contentBlockLabels,
  type ContentBlockLayout,
} from '@/lib/content/content-block-labels';
import { CONTENT_BLOCK_LIMIT } from '@/lib/personalization/content-blocks';

const { layout: layoutLabel, layouts, limit: limitLabel } = contentBlockLabels;

const LIMITS = Array.from({ length: CONTENT_BLOCK_LIMIT }, (_, index) => index + 1);

type ContentBlockControlsProps = {
  layout: ContentBlockLayout;
  onLayout: (layout: ContentBlockLayout) => void;
  limit: number;
  onLimit: (limit: number) => void;
};

export function ContentBlockControls({ layout, onLayout, limit, onLimit }: ContentBlockControlsProps) {
  return (
    <div data-scripted className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <div role="group" aria-label={layoutLabel} className="flex flex-wrap gap-2">
        {CONTENT_BLOCK_LAYOUTS.map((id) => (
          <Button
            key={id}
            variant={id === layout ? 'primary' : 'secondary'}
            aria-pressed={id === layout}
            onClick={() => onLayout(id)}
          >
            {layouts[id]}
          </Button>
        ))}
      </div>
      <label className="flex items-center gap-3 text-sm font-medium">
        {limitLabel}
        <select
          value={limit}
          onChange={(event) => onLimit(Number(event.target.value))}
          className="min-h-11 rounded-control border border-border-strong bg-surface px-3 text-base"
        >
          {LIMITS.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      </label>
    </div>
  );
}
