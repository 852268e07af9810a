/**
 * One address, `something@something` (section 5): a dot-atom, then host names. No quotes, commas,
 * comments or spaces, so that it is safe in a mail header. No part can match in two ways, so
 * matching takes linear time.
 */
const address =
  /^(?!.*[^\p{ASCII}\p{L}\p{N}\p{M}])[\w!#$%&'*+/=?^`{|}~\-\P{ASCII}]+(?:\.[\w!#$%&'*+/=?^`{|}~\-\P{ASCII}]+)*@[A-Za-z\d\P{ASCII}](?:[A-Za-z\d\P{ASCII}-]*[A-Za-z\d\P{ASCII}])?(?:\.[A-Za-z\d\P{ASCII}](?:[A-Za-z\d\P{ASCII}-]*[A-Za-z\d\P{ASCII}])?)*$/u;

/** Whether `text` is one bare email address. A domain of one label is valid, and so are letters of any alphabet. */
export function isEmailAddress(text: string): boolean {
  return address.test(text) && asciiAddress(text) !== undefined;
}

/**
 * The address with an international domain as mail servers know it: `info@xn--mller-kva.example`.
 * `undefined` if there is no such domain.
 */
export function asciiAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  // The URL parser would also rewrite ASCII domains: it reads `1.2` as `1.0.0.2`.
  if (/^[\w.-]*$/.test(domain)) return text;
  const url = `http://${domain}`;
  if (!URL.canParse(url)) return undefined;
  return `${text.slice(0, at)}@${new URL(url).hostname}`;
}
