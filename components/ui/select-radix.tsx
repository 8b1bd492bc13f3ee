'use client';

import * as Select from '@radix-ui/react-select';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Children, isValidElement, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { SelectFace, selectTriggerClass } from './select-face';
import { findOptionLabel, type LoadedSelectProps } from './select-option';

const VIEWPORT_PADDING_PX = 10;
const TRIGGER_GAP_PX = 6;

/** Loaded by `SelectField` on demand; nothing else may import it. */
export function RadixSelect({
  label,
  value,
  options,
  onValueChange,
  className,
  takesFocus,
  startsOpen,
}: LoadedSelectProps) {
  const labelId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(startsOpen);

  useEffect(() => {
    if (takesFocus && !startsOpen) triggerRef.current?.focus({ preventScroll: true });
  }, [takesFocus, startsOpen]);

  return (
    <Select.Root value={value} onValueChange={onValueChange} open={isOpen} onOpenChange={setIsOpen}>
      <Select.Trigger
        ref={triggerRef}
        data-slot="select-trigger"
        aria-haspopup="listbox"
        aria-labelledby={labelId}
        className={cn(selectTriggerClass, className)}
      >
        <SelectFace labelId={labelId} label={label} value={findOptionLabel(options, value)} />
      </Select.Trigger>
      <Select.Portal>
        {/* A landmark of its own: it stands outside of those of the page. */}
        <section aria-label={isOpen ? label : undefined}>
          <Select.Content
            data-slot="select-content"
            aria-label={label}
            position="popper"
            sideOffset={TRIGGER_GAP_PX}
            collisionPadding={VIEWPORT_PADDING_PX}
            className="z-50 max-h-(--radix-select-content-available-height) max-w-[min(22rem,calc(100vw-1.25rem))] min-w-(--radix-select-trigger-width) overflow-hidden rounded-card border border-border-strong bg-surface-raised text-foreground shadow-raised"
          >
            <Select.ScrollUpButton className="flex h-6 items-center justify-center">
              <ChevronUp aria-hidden="true" className="size-4" />
            </Select.ScrollUpButton>
            <SelectViewport role="group" tabIndex={0} className="[scrollbar-width:none]">
              <div className="p-1.5">
                {options.map((option) => (
                  <SelectRow key={option.value} {...option} />
                ))}
              </div>
            </SelectViewport>
            <Select.ScrollDownButton className="flex h-6 items-center justify-center">
              <ChevronDown aria-hidden="true" className="size-4" />
            </Select.ScrollDownButton>
          </Select.Content>
        </section>
      </Select.Portal>
    </Select.Root>
  );
}

function SelectRow({ value, label, description }: { value: string; label: string; description?: string }) {
  return (
    <Select.Item
      value={value}
      textValue={label}
      data-slot="select-item"
      className="flex cursor-pointer gap-2.5 rounded-control px-3 py-2 -outline-offset-2 select-none data-highlighted:bg-primary-soft data-highlighted:text-primary-soft-foreground"
    >
      <span className="mt-0.5 size-4 shrink-0">
        <Select.ItemIndicator>
          <Check aria-hidden="true" className="size-4 text-accent" />
        </Select.ItemIndicator>
      </span>
      <span className="min-w-0">
        <span className="block text-sm font-medium">
          <Select.ItemText>{label}</Select.ItemText>
        </span>
        {description ? <span className="block text-caption text-muted-foreground">{description}</span> : null}
      </span>
    </Select.Item>
  );
}

type ViewportProps = { role: 'group'; tabIndex: 0; className?: string; children: ReactNode };

type RadixViewport = { render: (props: ViewportProps, ref: null) => unknown };

function hasRender(value: unknown): value is RadixViewport {
  return typeof value === 'object' && value !== null && 'render' in value;
}

/**
 * Radix's viewport without the <style> that it writes through innerHTML beside the list: the Content-Security-Policy
 * and Trusted Types refuse both. Its only job, a list without scroll bar, is done by `className` here.
 * A list that scrolls must be able to take the focus.
 */
function SelectViewport(props: ViewportProps) {
  const viewport: unknown = Select.Viewport;
  const drawn = hasRender(viewport) ? viewport.render(props, null) : null;
  if (!isValidElement<{ children?: ReactNode }>(drawn)) return <Select.Viewport {...props} />;
  return Children.toArray(drawn.props.children).filter(
    (child) => !(isValidElement(child) && child.type === 'style'),
  );
}
