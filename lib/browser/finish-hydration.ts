declare global {
  interface Window {
    /** Input and clicks from before hydration, recorded by the boot script. */
    earlyEvents?: Event[];
  }
}

const FIELD = 'input, textarea, select';
/** Links, forms and <details> work without scripts, so only these clicks are repeated. */
const CLICKABLE = 'input[type=radio], button[type=button]';

function findControl({ type, target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(type === 'input' ? FIELD : CLICKABLE) : null;
}

const SECTION = '[data-slot=section-boundary]';

/** React hydrates only the first element with an id. Copies of a section, made by browser extensions, share it. */
const isHydrating = (section: Element) =>
  !section.matches('[data-hydrated]') && document.getElementById(section.id) === section;

/** Repeats input made in a section between paint and hydration. Once all sections are hydrated, marks <html>. */
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

/** React treats the value at hydration as known, so the field is reset first for the event to count as a change. */
function repeatCheck(field: HTMLInputElement): void {
  const isUndone = field.type === 'checkbox' && field.checked === field.defaultChecked;
  if (isUndone) return;
  field.checked = !field.checked;
  field.click();
}

/** As `repeatCheck`: React sees the element's own setter, and not the prototype's, which restores the text. */
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
