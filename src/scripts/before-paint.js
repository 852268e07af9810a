(() => {
  const root = document.documentElement;
  const coverFor = 300;

  const cameFrom = () => {
    const [entry] = performance.getEntriesByType('navigation');
    const { activation } = window.navigation ?? {};
    if (activation) return activation.from?.url;
    return entry?.type === 'navigate' ? document.referrer : '';
  };

  const cover = () => {
    const from = cameFrom();
    const { origin, pathname } = from ? new URL(from) : {};
    if (origin !== location.origin || pathname === location.pathname) return;
    root.dataset.arriving = '';
    requestAnimationFrame(() => setTimeout(() => delete root.dataset.arriving, coverFor));
  };

  if ('onpagereveal' in window) addEventListener('pagereveal', cover);
  else cover();

  if (!('togglePopover' in HTMLElement.prototype)) {
    customElements.define(
      'astro-island',
      class extends HTMLElement {
        connectedCallback() {
          this.dataset.late = '';
        }
      },
    );
  }
})();
