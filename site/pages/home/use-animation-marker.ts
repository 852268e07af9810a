import { useEffect } from 'react';

/** Milliseconds after mounting when the balls have fallen (section 9). */
const animationTime = 1500;

/** Marks the first view once its balls have fallen, in the markup that the server sent. */
export function useAnimationMarker(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const hero = document.querySelector<HTMLElement>('.hero-table');
      if (hero) hero.dataset.animationComplete = 'true';
    }, animationTime);
    return () => clearTimeout(timer);
  }, []);
}
