const FIELD = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';
/** Lists that are searched by typing. */
const LIST = '[role=combobox], [role=listbox], [role=menu]';

/** Whoever types or is in a modal window is left alone by shortcuts. */
export function isBusy(): boolean {
  const active = document.activeElement;
  return (
    Boolean(active?.matches(FIELD) || active?.closest(LIST)) ||
    document.querySelector('dialog:modal') !== null
  );
}
