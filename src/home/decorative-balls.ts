import { ballSizes, percentOf, placeBalls } from './place-balls.ts';

// The five balls fall to random places again and again, while they are in view and the visitor has not paused them.

const table = document.querySelector<HTMLElement>('[data-decorative-balls]');
const button = table?.parentElement?.querySelector('button');
const balls = [...(table?.querySelectorAll<HTMLElement>('.moving-ball') ?? [])];

function placeAgain(): void {
  const places = placeBalls(ballSizes, Math.random);
  for (const [index, ball] of balls.entries()) {
    const place = places.find((place) => place.index === index);
    ball.hidden = !place;
    if (place) Object.assign(ball.style, percentOf(place));
  }
}

if (table && button) {
  let inView = false;
  let paused = false;
  const update = () => table.toggleAttribute('data-falling', inView && !paused);
  placeAgain();
  // All balls are invisible when the first one's fall begins again.
  balls[0]?.addEventListener('animationiteration', placeAgain);
  new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting === true;
    update();
  }).observe(table);
  button.disabled = false;
  button.addEventListener('click', () => {
    paused = !paused;
    const label = button.querySelector('span');
    if (label) label.textContent = paused ? 'Play animation' : 'Pause animation';
    update();
  });
}
