import { useEffect, useState } from 'react';

/** Milliseconds without a change after which something is said: not after each key. */
const pause = 700;

/** The value once it has stopped changing. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
