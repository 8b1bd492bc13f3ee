const FIELD = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';
const OPEN_LIST = '[role=combobox][aria-expanded=true], [role=listbox], [role=menu]';
const LIST = `${OPEN_LIST}, [role=combobox]`;

/** Whether the visitor is typing or a modal is open, so that shortcuts must not fire. `open`: only open lists count. */
export function isBusy(lists: 'open' | 'all' = 'all'): boolean {
  const active = document.activeElement;
  return (
    Boolean(active?.matches(FIELD) || active?.closest(lists === 'open' ? OPEN_LIST : LIST)) ||
    document.querySelector('dialog:modal') !== null
  );
}
