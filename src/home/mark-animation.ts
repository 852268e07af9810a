/** Milliseconds until the hero's animation is complete (section 9). */
const animationTime = 1500;

setTimeout(() => {
  document.querySelector('.home-hero')?.setAttribute('data-animation-complete', 'true');
}, animationTime);
