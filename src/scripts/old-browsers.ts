/**
 * A browser without popovers is older than those that the README names: it gets the page as it was rendered, and posts the
 * form itself. It runs in the head, before Astro defines the element of its islands, as `coverOnArrival` does.
 */
export function leaveOldBrowsersAlone(): void {
  if (!('togglePopover' in HTMLElement.prototype)) {
    customElements.define('astro-island', class extends HTMLElement {});
  }
}
