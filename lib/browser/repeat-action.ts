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

/** Does again what was done to a control before React owned it. */
export function repeatAction(control: HTMLElement): void {
  if (!isField(control)) control.click();
  else if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    repeatCheck(control);
  else repeatValue(control);
}
