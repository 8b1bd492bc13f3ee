const FIELD = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';
/** Lists that are searched by typing: open ones, and closed ones that choose by it. */
const OPEN_LIST = '[role=combobox][aria-expanded=true], [role=listbox], [role=menu]';
const LIST = `${OPEN_LIST}, [role=combobox]`;

/** Whoever types or is in a modal window is left alone by shortcuts; `open`: in an open list alone. */
export function isBusy(lists: 'open' | 'all' = 'all'): boolean {
  const active = document.activeElement;
  return (
    Boolean(active?.matches(FIELD) || active?.closest(lists === 'open' ? OPEN_LIST : LIST)) ||
    document.querySelector('dialog:modal') !== null
  );
}
