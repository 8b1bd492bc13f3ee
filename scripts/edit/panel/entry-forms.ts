import type { EntryForm, FormField } from '../entry-forms';
import { call } from './calls';
import { attempt, element, formElement } from './element';

type Parts = { check: (saved: string) => Promise<void>; status: HTMLElement };

function showControl({ name, kind, choices = [], isOptional = false }: FormField): HTMLElement {
  const properties = { name, id: `entry-${name}`, required: !isOptional };
  if (kind === 'text') return element('textarea', { ...properties, rows: 4 });
  if (kind === 'picture') return element('input', { ...properties, type: 'file', accept: 'image/*' });
  if (kind === 'line') return element('input', properties);
  return element('select', properties, ...choices.map((choice) => element('option', {}, choice)));
}

function showField(field: FormField): HTMLElement {
  const { name, label, hint, max, isOptional } = field;
  const notes = [isOptional ? 'not required' : '', max ? `at most ${max} characters` : '', hint ?? ''];
  return element(
    'p',
    {},
    element('label', { for: `entry-${name}` }, label),
    showControl(field),
    element('small', {}, notes.filter(Boolean).join('; ')),
  );
}

function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

async function readFields(form: HTMLFormElement): Promise<Record<string, string>> {
  const fields = [...new FormData(form)].map(async ([name, value]) => [
    name,
    value instanceof File ? await readFile(value) : value,
  ]);
  return Object.fromEntries(await Promise.all(fields));
}

export function showForms(forms: readonly EntryForm[], { check, status }: Parts): HTMLElement {
  const fields = element('div', {});
  const kind = element(
    'select',
    { id: 'entry-kind', change: () => choose() },
    ...forms.map(({ kind: value, label }) => element('option', { value }, label)),
  );
  const choose = () => {
    const form = forms.find((each) => each.kind === kind.value);
    fields.replaceChildren(...(form?.fields ?? []).map(showField));
  };
  const add = async (form: HTMLFormElement) => {
    const { files } = await call('add', { kind: kind.value, fields: await readFields(form) });
    await check(`Added in ${files.join(' and ')}.`);
  };
  choose();
  const form: HTMLFormElement = formElement(
    () => attempt(status, () => add(form)),
    {},
    element('label', { for: 'entry-kind' }, 'What to add'),
    kind,
    fields,
    element('button', { class: 'save' }, 'Add'),
  );
  return form;
}
