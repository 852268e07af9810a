import { maxAddressLength } from '../content/fields.ts';

/**
 * One address, `something@something` (section 5): dots and the characters of an atom, as in an email
 * field (HTML), then host names. No quotes, commas, comments or spaces, so that it is safe in a mail
 * header, where the mailer quotes `a..b` and `a.`, which phone companies gave out. No part can match
 * in two ways, so matching takes linear time.
 */
const address =
  /^(?!.*[^\p{ASCII}\p{L}\p{N}\p{M}])[\w.!#$%&'*+/=?^`{|}~\-\P{ASCII}]+@[A-Za-z\d\P{ASCII}](?:[A-Za-z\d\P{ASCII}-]*[A-Za-z\d\P{ASCII}])?(?:\.[A-Za-z\d\P{ASCII}](?:[A-Za-z\d\P{ASCII}-]*[A-Za-z\d\P{ASCII}])?)*$/u;

/**
 * True for one bare email address. A domain of one label is valid, and so are letters of any alphabet.
 * The ASCII form is checked too: some letters map to a comma, and it may be longer.
 */
export function isEmailAddress(text: string): boolean {
  const ascii = asciiAddress(text);
  return address.test(text) && address.test(ascii) && ascii.length <= maxAddressLength;
}

/**
 * The address with an international domain as mail servers know it: `info@xn--mller-kva.example`.
 * Empty if there is no such domain.
 */
export function asciiAddress(text: string): string {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  // The URL parser would also rewrite ASCII domains: it reads `1.2` as `1.0.0.2`.
  if (/^[\w.-]*$/.test(domain)) return text;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${text.slice(0, at)}@${new URL(url).hostname}` : '';
}
