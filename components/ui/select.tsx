'use client';

import { useEffect, useId, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { cn } from '@/lib/utils';
import { fieldClass } from './input';
import { SelectFace, selectTriggerClass } from './select-face';
import { findOptionLabel, type LoadedSelectProps, type SelectFieldProps } from './select-option';

type Stage = { view: ComponentType<LoadedSelectProps>; takesFocus: boolean; startsOpen: boolean };

/** Longer than a browser takes from release to click. */
const CALM_MS = 50;

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/**
 * A select whose list arrives when somebody reaches for it. Until then it is a button that looks and reads the
 * same; a click or key that comes before the list is kept and opens it. Where the list can not be loaded, the
 * browser's own select takes over.
 */
export function SelectField(props: SelectFieldProps) {
  const [stage, setStage] = useState<Stage | null>(null);
  const labelId = useId();
  const listId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const waiting = useRef({ loading: false, pressed: false, opens: false });

  function swapTo(view: Stage['view']) {
    const swap = () => {
      // A button replaced between press and click would swallow the click, and on touch both follow the first contact.
      if (waiting.current.pressed) return void setTimeout(swap, CALM_MS);
      const takesFocus = document.activeElement === triggerRef.current || waiting.current.opens;
      setStage({ view, takesFocus, startsOpen: waiting.current.opens });
    };
    setTimeout(swap, CALM_MS);
  }

  function openSoon() {
    waiting.current.opens = true;
    // The swap may be decided and not drawn yet.
    setStage((decided) => decided && { ...decided, takesFocus: true, startsOpen: true });
    load();
  }

  function load() {
    if (waiting.current.loading) return;
    waiting.current.loading = true;
    import('./select-radix').then(
      (loaded) => swapTo(loaded.RadixSelect),
      () => swapTo(NativeSelect),
    );
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    openSoon();
  }

  if (stage) {
    const { view: LoadedSelect, takesFocus, startsOpen } = stage;
    return <LoadedSelect {...props} takesFocus={takesFocus} startsOpen={startsOpen} />;
  }
  const release = () => void setTimeout(() => (waiting.current.pressed = false), CALM_MS);
  return (
    <button
      ref={triggerRef}
      type="button"
      role="combobox"
      aria-controls={listId}
      data-slot="select-trigger"
      aria-haspopup="listbox"
      aria-expanded="false"
      aria-labelledby={labelId}
      onPointerEnter={load}
      onFocus={load}
      onPointerDown={() => (waiting.current.pressed = true)}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onKeyDown={handleKeyDown}
      onClick={openSoon}
      className={cn(selectTriggerClass, props.className)}
    >
      <SelectFace labelId={labelId} label={props.label} value={findOptionLabel(props.options, props.value)} />
      {/* What the button controls has to exist, and the list itself is not loaded yet. */}
      <span id={listId} hidden />
    </button>
  );
}

function NativeSelect({ label, value, options, onValueChange, className, takesFocus }: LoadedSelectProps) {
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
      <select
        ref={selectRef}
        id={id}
        data-slot="select-native"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={fieldClass}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
