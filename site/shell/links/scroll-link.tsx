import type { ComponentProps, MouseEvent } from 'react';

/** Scrolls smoothly to the element with this id and moves the focus to it. */
function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  section.focus({ preventScroll: true });
  history.replaceState(history.state, '', `#${id}`);
}

/** A link to a section of the same page. Without scripts it is a plain anchor. */
export function ScrollLink({
  section,
  onClick,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { section: string }) {
  const scroll = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onClick?.(event);
    scrollToSection(section);
  };
  return <a href={`#${section}`} onClick={scroll} {...rest} />;
}
