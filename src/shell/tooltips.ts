import { HoverIntent } from './hover-intent.ts';

/** Milliseconds (section 9). While it closes, the pointer can move onto it (WCAG 2.2, 1.4.13). */
const delays = { open: 700, skip: 300, close: 150 };

/** One tooltip for all links, because the next one opens faster. The sheet places it at what it describes. */
const tooltip = Object.assign(document.createElement('div'), {
  id: 'tooltip',
  role: 'tooltip',
  className: 'tooltip small',
});

function hide(): void {
  document.querySelector('[aria-describedby=tooltip]')?.removeAttribute('aria-describedby');
  tooltip.remove();
}

const intent = new HoverIntent<HTMLElement>(
  delays,
  (link) => {
    hide();
    tooltip.textContent = link.dataset.tooltip ?? '';
    link.setAttribute('aria-describedby', tooltip.id);
    document.body.append(tooltip);
  },
  hide,
);

for (const link of document.querySelectorAll<HTMLElement>('[data-tooltip]')) {
  link.addEventListener('pointerenter', () => intent.enter(link));
  link.addEventListener('pointerleave', () => intent.leave());
  link.addEventListener('pointerdown', () => intent.close());
  link.addEventListener('focus', () => {
    if (link.matches(':focus-visible')) intent.open(link);
  });
  link.addEventListener('blur', () => intent.close());
}
tooltip.addEventListener('pointerenter', () => intent.stay());
tooltip.addEventListener('pointerleave', () => intent.leave());
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') intent.close();
});
