import type { CompanySlots } from './model/slots.ts';

/** What only the owner can add to the home page: each is shown once it is filled. */
export const slots: CompanySlots = {};
