declare global {
  interface Window {
    /** What the visitor typed, chose and pressed before React owned the page, kept by the boot script. */
    earlyEvents?: Event[];
  }
}

const FIELD = 'input, textarea, select';
/** The browser itself answers every other click: links, forms and folds need no script. */
const PRESSED = 'input[type=radio], button[type=button]';

function findControl({ type, target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(type === 'input' ? FIELD : PRESSED) : null;
}

const SECTION = '[data-slot=section-boundary]';

/** A program that copies a section copies its id too; React hydrates the first alone. */
const isHydrating = (section: Element) =>
  !section.matches('[data-hydrated]') && document.getElementById(section.id) === section;

/** Repeats what was done in a section between paint and hydration. Once all are hydrated, <html> says so. */
export function finishHydration(section: HTMLElement): void {
  section.dataset.hydrated = '';
  const controls = new Set((window.earlyEvents ?? []).map(findControl));
  for (const control of controls) if (control?.closest(SECTION) === section) repeatAction(control);
  if ([...document.querySelectorAll(SECTION)].some(isHydrating)) return;
  delete window.earlyEvents;
  document.documentElement.dataset.hydrated = 'true';
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** React takes what a field holds at hydration for known, so the field forgets it before it is told again. */
function repeatCheck(field: HTMLInputElement): void {
  const isUndone = field.type === 'checkbox' && field.checked === field.defaultChecked;
  if (isUndone) return;
  field.checked = !field.checked;
  field.click();
}

/** As `repeatCheck`: the element's own setter tells React of the emptiness, the prototype's brings the words back unseen. */
function repeatValue(field: Field): void {
  const { value } = field;
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function repeatAction(control: HTMLElement): void {
  if (!isField(control)) control.click();
  else if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    repeatCheck(control);
  else repeatValue(control);
}
