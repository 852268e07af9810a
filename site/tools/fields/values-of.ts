/**
 * The values of all inputs in a part of a page, as a form would send them. A tool is no form:
 * nothing of it can be sent by mistake.
 */
export function valuesOf(host: Element): FormData {
  const values = new FormData();
  for (const field of host.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    const skipped = field.matches('[type=radio], [type=checkbox]') && !field.matches(':checked');
    if (!skipped) values.append(field.name, field.value);
  }
  return values;
}
