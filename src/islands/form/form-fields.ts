import { type FieldName, fields } from '../../../content/fields.ts';

export type Values = Partial<Record<FieldName, string>>;

/** A form as it was before React rendered it. */
export interface CapturedForm {
  values: Values;
  /** Id of the focused field. */
  focus: string | undefined;
}

/** Unique, since a page has one form. */
export const fieldId = (name: FieldName) => `enquiry-${name}`;

/** By id, because elements that an extension adds to the form may have any name. */
export function readFields(): Values {
  const values: Values = {};
  for (const [name, field] of fieldElements()) if (field.value !== '') values[name] = field.value;
  return values;
}

/** Reads the form in the page, whose fields React may render again, empty. On the server there is none. */
export function captureForm(): CapturedForm {
  if (typeof document === 'undefined') return { values: {}, focus: undefined };
  const focus = fieldElements().find(([, field]) => field === document.activeElement)?.[1].id;
  return { values: readFields(), focus };
}

/** Fills in again what is empty now, and moves the focus back if it was lost. */
export function restoreForm({ values, focus }: CapturedForm): void {
  for (const [name, field] of fieldElements())
    if (field.value === '') field.value = values[name] ?? '';
  if (focus && document.activeElement === document.body) focusOn(focus);
}

/** Clears what was sent, and keeps what was typed meanwhile. */
export function clearSent(sent: Values): void {
  for (const [name, field] of fieldElements()) if (field.value === sent[name]) field.value = '';
}

export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

function fieldElements() {
  return fields.flatMap(({ name }) => {
    const field = document.getElementById(fieldId(name));
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isField ? [[name, field] as const] : [];
  });
}
