/** Name of the function that takes enquiries (section 7). */
export const functionName = 'send-contact-email';

/** Where the backend's functions live: the Supabase project, or the site's own server. */
export const functionsUrl = `${import.meta.env.VITE_SUPABASE_URL ?? ''}/functions/v1`;
