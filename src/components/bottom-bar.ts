/** Hides the bar of `bottom-bar.tsx` from where the form comes into view. */
const form = document.querySelector('.bottom-bar') && document.getElementById('contact-form');
if (form) {
  new IntersectionObserver(([entry]) => {
    const isShown = entry && (entry.isIntersecting || entry.boundingClientRect.top < 0);
    document.documentElement.toggleAttribute('data-form-shown', isShown);
  }).observe(form);
}
