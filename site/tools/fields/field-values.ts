type Field = HTMLInputElement | HTMLSelectElement;

/** The inputs of a tool: on its rail and on the cloth. */
export const fieldsIn = (host: Element) => host.querySelectorAll<Field>('[name]');

/**
 * What a field says. A date or a time of which a part is missing has the value of an empty field, and is none: it is
 * given as something that nobody can read.
 */
const textOf = (field: Field) => (field.validity.badInput ? 'incomplete' : field.value);

const isChoice = (field: Field) => field.matches('[type=radio], [type=checkbox]');

/**
 * The values of all inputs in a part of a page, as a form would send them. A tool is not a form:
 * nothing of it can be sent by mistake.
 */
export function valuesOf(host: Element): FormData {
  const values = new FormData();
  for (const field of fieldsIn(host)) {
    const skipped = isChoice(field) && !field.matches(':checked');
    if (!skipped) values.append(field.name, textOf(field));
  }
  return values;
}

/** Whether a field is as the build rendered it, whatever happened to it meanwhile. */
function isAsRendered(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !!field.selectedOptions[0]?.defaultSelected;
  return isChoice(field)
    ? field.checked === field.defaultChecked
    : textOf(field) === field.defaultValue;
}

/** Whether nothing is set, or all of it is set back. */
export const allAsRendered = (host: Element) => [...fieldsIn(host)].every(isAsRendered);

/** The names of the fields that say what the example says. One that is empty, or not ticked, says nothing. */
export const namesOfExample = (host: Element): string[] =>
  [...fieldsIn(host)]
    .filter(
      (field) => isAsRendered(field) && (isChoice(field) ? field.matches(':checked') : field.value),
    )
    .map(nameOf);

/** The legend of a group of choices, the bold words of a box, or a label without its unit; of each up to a comma. */
function nameOf(field: Field): string {
  const label = field.labels?.[0];
  const name =
    field.closest('fieldset')?.querySelector('legend') ??
    label?.querySelector('b') ??
    label?.firstChild;
  return name?.textContent?.split(',')[0] ?? field.name;
}
