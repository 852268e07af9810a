/** Name of the function that receives enquiries (section 7). */
export const functionName = 'send-contact-email';

/** Base address of the functions: the Supabase project, or the site's own server. */
export const functionsUrl = `${import.meta.env.VITE_SUPABASE_URL ?? ''}/functions/v1`;
