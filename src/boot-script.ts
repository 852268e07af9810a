/**
 * The only inline script, the same on every page, so that one hash in the content policy allows it. It
 * loads React and the site once the page is painted and the browser is idle; React first, because both
 * together would be one long task. Firefox reports no paint for a page opened at a section, and Safari
 * has no idle callbacks. A browser without popovers is older than those that the README names: its page
 * is not hydrated, and it posts the form itself.
 */
export const bootScript = `(({ react, entry }) => addEventListener('load', () => {
if (!HTMLElement.prototype.togglePopover) return;
const idle = window.requestIdleCallback ?? setTimeout;
const start = () => idle(() => import(react).then(() => import(entry)), { timeout: 2000 });
const late = setTimeout(start, 3000);
new PerformanceObserver((list, observer) => {
if (!list.getEntriesByName('first-contentful-paint')[0]) return;
observer.disconnect();
clearTimeout(late);
start();
}).observe({ type: 'paint', buffered: true });
}))(document.currentScript.dataset);`;
