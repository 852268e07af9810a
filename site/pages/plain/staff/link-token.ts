/** What follows the # of the address, unless it names a part of the page. */
function tokenInAddress(): string | undefined {
  const fragment = location.hash.slice(1);
  return fragment && !document.getElementById(fragment) ? fragment : undefined;
}

export const hasLinkToken = (): boolean => tokenInAddress() !== undefined;

/**
 * Takes the token of a link in a mail out of the address and out of the browser's history. From then on it is in
 * memory alone: whoever has it can mark the enquiry.
 */
export function takeLinkToken(): string | undefined {
  const token = tokenInAddress();
  if (token !== undefined) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return token;
}
