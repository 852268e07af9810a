import { type FieldName, fields } from '../../../content/fields.ts';

export type Values = Partial<Record<FieldName, string>>;

/** A form as it was before hydration. */
export interface CapturedForm {
  formType: string;
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

/**
 * Reads the form before `hydrateRoot`: if an extension or a translator has changed it, React may render it again, empty.
 */
export function captureBeforeHydration(): CapturedForm {
  const formType = document.querySelector<HTMLInputElement>('[name=formType]')?.value ?? '';
  const focus = fieldElements().find(([, field]) => field === document.activeElement)?.[1].id;
  return { formType, values: readFields(), focus };
}

/**
 * Sets the fields. React's `value` would also set the attribute, and after Back or a reload browsers restore only
 * values that differ from it.
 */
export function fillFields(values: Values): void {
  for (const [name, field] of fieldElements()) {
    const value = values[name];
    if (value !== undefined && value !== field.value) field.value = value;
  }
}

function fieldElements() {
  return fields.flatMap(({ name }) => {
    const field = document.getElementById(fieldId(name));
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isField ? [[name, field] as const] : [];
  });
}
