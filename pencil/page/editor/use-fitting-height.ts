import { type RefObject, useLayoutEffect } from 'react';

/** Makes a field as high as its words, in browsers where `field-sizing` does not. */
export function useFittingHeight(
  field: RefObject<HTMLTextAreaElement | null>,
  words: string,
): void {
  useLayoutEffect(() => {
    const { current } = field;
    if (!current || words === undefined || CSS.supports('field-sizing', 'content')) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight}px`;
  }, [field, words]);
}
