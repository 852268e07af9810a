/** Vertical scroll in px beyond which the header shrinks (section 9). */
const threshold = 84;

const header = document.querySelector('.header');
const shrink = () => header?.toggleAttribute('data-shrunk', scrollY > threshold);
shrink();
addEventListener('scroll', shrink, { passive: true });
