/**
 * Id in each page, once: browsers draw the page first when they have read the start of this element. It stands after
 * words that are short and lie beside each other, which would grow while they arrive.
 */
export const firstWords = 'first-words';

/** Id in a service's page: where its words stand beside its figure, which would move them, browsers wait for this too. */
export const afterFigure = 'after-figure';
