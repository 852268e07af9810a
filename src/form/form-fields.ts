import { type FieldName, fields } from '../../enquiry/fields.ts';

/** What stands in the fields of a form. */
export type Values = Partial<Record<FieldName, string>>;

export interface Typed {
  formType: string;
  values: Values;
  /** Id of the field that has the focus. */
  focus: string | undefined;
}

/** A page has one form. */
export const fieldId = (name: FieldName) => `enquiry-${name}`;

/** What the fields hold now. By id, because elements that an extension adds to the form may have any name. */
export function readFields(): Values {
  const values: Values = {};
  for (const [name, field] of fieldsOf()) if (field.value !== '') values[name] = field.value;
  return values;
}

/**
 * What a visitor did before `hydrateRoot`: extensions and translators change the form before React does, and React may
 * then draw it anew.
 */
export function captureBeforeHydration(): Typed {
  const formType = document.querySelector<HTMLInputElement>('[name=formType]')?.value ?? '';
  const focus = fieldsOf().find(([, field]) => field === document.activeElement)?.[1].id;
  return { formType, values: readFields(), focus };
}

/**
 * Shows values in the fields. React's `value` would also set the attribute, and after Back or a reload
 * browsers bring back only what differs from it.
 */
export function fillFields(values: Values): void {
  for (const [name, field] of fieldsOf()) {
    const value = values[name];
    if (value !== undefined && value !== field.value) field.value = value;
  }
}

function fieldsOf() {
  return fields.flatMap(({ name }) => {
    const field = document.getElementById(fieldId(name));
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isField ? [[name, field] as const] : [];
  });
}
