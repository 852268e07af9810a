import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a result is read out: not after each key. */
const pause = 700;

/** The value once it has stopped changing; the first one at once. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
