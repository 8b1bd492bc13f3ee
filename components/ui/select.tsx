'use client';

import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { cn } from '@/lib/utils';
import { NativeSelect } from './fields';
import type { SelectListProps } from './select-list';
import { findOptionLabel, isTyping, type SelectChoice, type SelectFieldProps } from './select-option';

type Loaded = { List: ComponentType<SelectListProps> | null; takesFocus: boolean };

/**
 * A select-only combobox whose list loads when the trigger is hovered or focused. An earlier click or key opens it once
 * loaded. If it cannot be loaded, a native select replaces the trigger.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, value, options, onValueChange, sheet, className } = props;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  /** Text typed to open the list; null while it is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const isRequested = useRef(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const labelId = useId();
  const listId = useId();
  const isOpen = typed !== null;
  const List = isOpen && loaded?.List;

  function load() {
    if (isRequested.current) return;
    isRequested.current = true;
    import('./select-list').then(
      ({ SelectList }) => setLoaded({ List: SelectList, takesFocus: false }),
      () => setLoaded({ List: null, takesFocus: document.activeElement === triggerRef.current }),
    );
  }

  function open(key = '') {
    setTyped((before) => (before ?? '') + key);
    load();
  }

  function close() {
    // Before the list is removed, so that the focus is not lost.
    triggerRef.current?.focus({ preventScroll: true });
    setTyped(null);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!isArrow && !isTyping(event)) return;
    event.preventDefault();
    open(isArrow ? '' : event.key);
  }

  /** The list must not open after the visitor has moved on. */
  function handleBlur() {
    if (!loaded) setTyped(null);
  }

  function pick(choice: SelectChoice, picked: string) {
    close();
    if (picked !== choice.value) choice.onValueChange(picked);
  }

  if (loaded && !loaded.List) return <FallbackSelect {...props} takesFocus={loaded.takesFocus || isOpen} />;
  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        role="combobox"
        data-slot="select-trigger"
        aria-haspopup="listbox"
        aria-expanded={Boolean(List)}
        aria-controls={List ? listId : undefined}
        aria-labelledby={labelId}
        onPointerEnter={load}
        onFocus={load}
        onBlur={handleBlur}
        // While open, the focus stays in the list until the click closes it.
        onMouseDown={(event) => List && event.preventDefault()}
        onKeyDown={handleKeyDown}
        onClick={() => (List ? close() : open())}
        className={cn('group select-trigger', className)}
      >
        <span className="min-h-9 min-w-0 flex-1">
          <span id={labelId} className="block text-xs leading-tight wrap-anywhere text-muted-foreground">
            {label}
          </span>
          <span
            data-slot="select-value"
            className="block text-caption leading-normal font-medium wrap-anywhere @2xl/bar:text-sm"
          >
            {findOptionLabel(options, value)}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="hidden size-4 shrink-0 text-muted-foreground transition-transform group-aria-expanded:rotate-180 @lg/bar:block"
        />
      </button>
      {List ? (
        <List
          id={listId}
          labelId={labelId}
          triggerRef={triggerRef}
          choice={{ label, value, options, onValueChange }}
          sheet={sheet}
          typed={typed}
          onPick={pick}
          onClose={close}
          onLeave={() => setTyped(null)}
        />
      ) : null}
    </>
  );
}

function FallbackSelect({
  label,
  value,
  options,
  onValueChange,
  className,
  takesFocus,
}: SelectFieldProps & { takesFocus: boolean }) {
  const id = useId();
  const selectRef = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    if (takesFocus) selectRef.current?.focus();
  }, [takesFocus]);

  return (
    <div className={cn('min-w-0', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <NativeSelect
        ref={selectRef}
        id={id}
        data-slot="select-native"
        options={options}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </div>
  );
}
