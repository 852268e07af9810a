import type { Result } from './model/slots.ts';

/** What services changed for clients who agreed to be named: on the home page, and on the page of each service. */
export const results: readonly Result[] = [];
