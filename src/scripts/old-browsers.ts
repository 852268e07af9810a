/**
 * A browser without popovers (README) gets the page as it was rendered, and posts the form itself. It runs in the head, before
 * Astro defines the element of its islands, as `coverOnArrival` does.
 */
export function leaveOldBrowsersAlone(): void {
  if (!('togglePopover' in HTMLElement.prototype)) {
    customElements.define(
      'astro-island',
      class extends HTMLElement {
        connectedCallback() {
          // As `late-tools.ts` does for a tool that does not wake.
          this.dataset.late = '';
        }
      },
    );
  }
}
