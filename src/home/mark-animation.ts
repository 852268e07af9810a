/** Milliseconds until the hero's animation is complete (section 9). */
const animationTime = 1500;

const hero = document.querySelector('.home-hero');
if (hero) setTimeout(() => hero.setAttribute('data-animation-complete', 'true'), animationTime);
