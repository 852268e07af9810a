/**
 * One address, `something@something` (section 5): an ASCII dot-atom and host labels (an
 * international domain in its punycode form). No quotes, commas, comments or spaces, so that it
 * is safe in a mail header. No part can match in two ways, so matching takes linear time.
 */
const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;

/** Whether `text` is one bare e-mail address; a single-label domain is valid. */
export function isEmailAddress(text: string): boolean {
  return address.test(text);
}
