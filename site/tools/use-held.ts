import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The input that sets a table's scale. While a ball is held, it is the one with which the ball was taken: else the
 * table would move under the pointer.
 */
export function useHeld(input: unknown, host: RefObject<HTMLElement | null>): unknown {
  const latest = useRef(input);
  const [held, setHeld] = useState<{ input: unknown }>();
  useEffect(() => {
    latest.current = input;
  }, [input]);
  useEffect(() => {
    const take = ({ target }: Event) => {
      const isBall = target instanceof HTMLElement && target.dataset.sets;
      if (isBall) setHeld({ input: latest.current });
    };
    const release = () => setHeld(undefined);
    const figure = host.current;
    figure?.addEventListener('pointerdown', take);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      figure?.removeEventListener('pointerdown', take);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, [host]);
  return held ? held.input : input;
}
