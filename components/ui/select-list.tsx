'use client';

import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { cn } from '@/lib/utils';
import { isTyping, type SelectChoice, type SelectOption } from './select-option';

const VIEWPORT_PADDING_PX = 10;
const TRIGGER_GAP_PX = 6;
const SCROLL_REPEAT_MS = 50;
const TYPE_AHEAD_RESET_MS = 1000;

/** `own` are the rows of the focused option's list. */
const MOVES: Record<string, (at: number, last: number, group: readonly number[]) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: (at, _, group) => group[0] ?? at,
  End: (at, _, group) => group.at(-1) ?? at,
};

export type SelectListProps = {
  id: string;
  labelId: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  choice: SelectChoice;
  sheet: readonly SelectChoice[] | undefined;
  /** Text typed on the trigger. */
  typed: string;
  onPick: (choice: SelectChoice, value: string) => void;
  /** Closes the list and returns the focus to the trigger. */
  onClose: () => void;
  /** Closes the list after the focus has left it. */
  onLeave: () => void;
};

const PHONE = '(width < 48rem)';

/** Loaded by `SelectField` on demand; nothing else may import it. */
export function SelectList(props: SelectListProps) {
  const { id, labelId, triggerRef, choice, sheet, onPick, onClose, onLeave } = props;
  const [isSheet] = useState(() => sheet !== undefined && window.matchMedia(PHONE).matches);
  const choices = isSheet && sheet ? sheet : [choice];
  const rows = choices.flatMap((choice) => choice.options.map((option) => ({ choice, option })));
  const popupRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const hidden = usePlacement(popupRef, listRef, triggerRef);
  const typed = useRef({ text: '', time: 0 });

  const isTypingAhead = () => performance.now() - typed.current.time < TYPE_AHEAD_RESET_MS;

  function typeAhead(keys: string, from: number): number {
    const text = (isTypingAhead() ? typed.current.text : '') + keys;
    typed.current = { text, time: performance.now() };
    return findTypedOption(
      rows.map(({ option }) => option),
      text,
      from,
    );
  }

  const optionElements = () => [...(listRef.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  function focusOption(index: number) {
    const option = optionElements()[index];
    option?.focus({ preventScroll: true });
    option?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  const focusFirst = useEffectEvent(() => {
    const selected = rows.findIndex(
      (row) => row.choice.label === choice.label && row.option.value === choice.value,
    );
    const start = Math.max(selected, 0);
    focusOption(props.typed ? typeAhead(props.typed, start) : start);
  });
  const closeOutside = useEffectEvent(({ target }: PointerEvent) => {
    const isInside = [popupRef, triggerRef].some(({ current }) => current?.contains(target as Node));
    if (!isInside) onClose();
  });

  useLayoutEffect(() => {
    focusFirst();
    document.addEventListener('pointerdown', closeOutside, true);
    return () => document.removeEventListener('pointerdown', closeOutside, true);
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    // The browser moves the focus on from the trigger.
    if (event.key === 'Tab') return onClose();
    const active = document.activeElement;
    const at = Math.max(
      optionElements().findIndex((element) => element === active),
      0,
    );
    const move = MOVES[event.key];
    const picked = rows[at];
    const group = rows.flatMap((row, index) => (row.choice === picked?.choice ? [index] : []));
    if (move) focusOption(move(at, rows.length - 1, group));
    else if (isTyping(event) || (event.key === ' ' && isTypingAhead())) focusOption(typeAhead(event.key, at));
    else if (picked && (event.key === 'Enter' || event.key === ' '))
      onPick(picked.choice, picked.option.value);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return createPortal(
    // Its own landmark, because it is outside those of the page.
    <section
      ref={popupRef}
      aria-labelledby={labelId}
      data-slot="select-content"
      onKeyDown={handleKeyDown}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && onLeave()
      }
      // Pressing a scroll arrow must not move the focus.
      onMouseDown={(event) => event.preventDefault()}
      className={cn(
        'fixed z-50 flex flex-col overflow-hidden rounded-card border border-border-strong bg-surface-raised text-foreground shadow-raised',
        isSheet ? 'w-[calc(100vw-1.25rem)]' : 'max-w-[min(22rem,calc(100vw-1.25rem))]',
      )}
    >
      <div
        ref={listRef}
        className="min-h-0 scroll-py-6 [scrollbar-width:none] overflow-y-auto overscroll-contain p-1.5"
      >
        {choices.map((other, index) => (
          <SelectGroup
            key={other.label}
            choice={other}
            id={other.label === choice.label ? id : `${id}-list-${index}`}
            labelId={other.label === choice.label ? labelId : undefined}
            isTitled={isSheet}
            onPick={onPick}
          />
        ))}
      </div>
      {hidden.above ? <ScrollArrow listRef={listRef} direction="up" /> : null}
      {hidden.below ? <ScrollArrow listRef={listRef} direction="down" /> : null}
    </section>,
    document.body,
  );
}

/** The next option that starts with `typed`, otherwise `from`. Repeating one letter cycles through its options. */
function findTypedOption(options: readonly SelectOption[], typed: string, from: number): number {
  const letters = typed.toLowerCase();
  const isRepeated = [...letters].every((letter) => letter === letters[0]);
  const start = isRepeated ? letters.slice(0, 1) : letters;
  const order = options.map((_, index) => (from + index + (isRepeated ? 1 : 0)) % options.length);
  return order.find((index) => options[index]?.label.toLowerCase().startsWith(start)) ?? from;
}

type GroupProps = Pick<SelectListProps, 'id' | 'choice' | 'onPick'> & {
  labelId: string | undefined;
  isTitled: boolean;
};

function SelectGroup({ id, choice, labelId, isTitled, onPick }: GroupProps) {
  const { label, options, value } = choice;
  return (
    <>
      {isTitled ? (
        <p aria-hidden="true" className="px-3 pt-1 eyebrow text-muted-foreground">
          {label}
        </p>
      ) : null}
      <div id={id} role="listbox" aria-labelledby={labelId} aria-label={labelId ? undefined : label}>
        {options.map((option, index) => (
          <SelectRow
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            isSelected={option.value === value}
            onPick={(picked) => onPick(choice, picked)}
          />
        ))}
      </div>
    </>
  );
}

type RowProps = { id: string; option: SelectOption; isSelected: boolean; onPick: (value: string) => void };

function SelectRow({ id, option: { value, label, description }, isSelected, onPick }: RowProps) {
  return (
    <div
      role="option"
      aria-selected={isSelected}
      aria-labelledby={id}
      aria-describedby={description && `${id}-description`}
      tabIndex={0}
      data-slot="select-item"
      onClick={() => onPick(value)}
      onPointerMove={({ pointerType, currentTarget }) =>
        pointerType === 'mouse' && currentTarget.focus({ preventScroll: true })
      }
      className="flex cursor-pointer gap-3 rounded-control px-3 py-2 -outline-offset-2 select-none focus:bg-primary-soft focus:text-primary-soft-foreground"
    >
      <span className="mt-0.5 size-4 shrink-0">
        {isSelected ? <Check aria-hidden="true" className="size-4 text-accent" /> : null}
      </span>
      <span className="min-w-0">
        <span id={id} className="block text-sm font-medium">
          {label}
        </span>
        {description ? (
          <span id={`${id}-description`} className="block text-caption text-muted-foreground">
            {description}
          </span>
        ) : null}
      </span>
    </div>
  );
}

type ArrowProps = { listRef: RefObject<HTMLElement | null>; direction: 'up' | 'down' };

/** Scrolls the list one option at a time while the pointer is over it. */
function ScrollArrow({ listRef, direction }: ArrowProps) {
  const [isHovered, setIsHovered] = useState(false);
  const isUp = direction === 'up';
  const Icon = isUp ? ChevronUp : ChevronDown;

  useEffect(() => {
    if (!isHovered) return;
    const timer = setInterval(() => {
      const list = listRef.current;
      const step = list?.querySelector('[role=option]')?.clientHeight ?? 0;
      list?.scrollBy(0, isUp ? -step : step);
    }, SCROLL_REPEAT_MS);
    return () => clearInterval(timer);
  }, [isHovered, isUp, listRef]);

  return (
    <div
      data-slot="select-arrow"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      className={`absolute inset-x-0 flex h-6 items-center justify-center bg-surface-raised ${isUp ? 'top-0' : 'bottom-0'}`}
    >
      <Icon aria-hidden="true" className="size-4" />
    </div>
  );
}

type ElementRef = RefObject<HTMLElement | null>;

/** Keeps the popup at its trigger. Returns whether options are scrolled out of view at either end. */
function usePlacement(popupRef: ElementRef, listRef: ElementRef, triggerRef: ElementRef) {
  const [hidden, setHidden] = useState({ above: false, below: false });

  useLayoutEffect(() => {
    function update() {
      const [popup, list, trigger] = [popupRef.current, listRef.current, triggerRef.current];
      if (!popup || !list || !trigger) return;
      placePopup(popup, list, trigger.getBoundingClientRect());
      const above = list.scrollTop > 1;
      const below = list.scrollTop + list.clientHeight < list.scrollHeight - 1;
      setHidden((before) => (before.above === above && before.below === below ? before : { above, below }));
    }
    update();
    window.addEventListener('scroll', update, true);
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update, true);
      window.removeEventListener('resize', update);
    };
  }, [popupRef, listRef, triggerRef]);

  return hidden;
}

/** Below the trigger, or above it if it only fits there or has more room. */
function placePopup(popup: HTMLElement, list: HTMLElement, trigger: DOMRect) {
  const { style } = popup;
  style.minWidth = `${trigger.width}px`;
  const above = trigger.top - TRIGGER_GAP_PX - VIEWPORT_PADDING_PX;
  const below = window.innerHeight - trigger.bottom - TRIGGER_GAP_PX - VIEWPORT_PADDING_PX;
  const height = list.scrollHeight + popup.offsetHeight - list.clientHeight;
  const isBelow = height <= below || below >= above;
  const right = document.documentElement.clientWidth - VIEWPORT_PADDING_PX;
  style.left = `${Math.max(Math.min(trigger.left, right - popup.offsetWidth), VIEWPORT_PADDING_PX)}px`;
  style.top = `${isBelow ? trigger.bottom + TRIGGER_GAP_PX : trigger.top - TRIGGER_GAP_PX}px`;
  style.translate = isBelow ? 'none' : '0 -100%';
  style.maxHeight = `${isBelow ? below : above}px`;
}
