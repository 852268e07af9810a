/** Hides the bar of `bottom-bar.tsx` from where the form comes into view. */
function hideAtForm(): void {
  const form = document.getElementById('contact-form');
  const isShown = form !== null && form.getBoundingClientRect().top < innerHeight;
  document.documentElement.toggleAttribute('data-form-shown', isShown);
}

addEventListener('scroll', hideAtForm, { passive: true });
addEventListener('resize', hideAtForm);
