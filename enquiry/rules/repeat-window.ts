/** Milliseconds within which an identical payload without a key is a repeat, not a new enquiry. */
export const repeatWindow = 10 * 60_000;
