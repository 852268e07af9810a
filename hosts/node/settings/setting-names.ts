/** Every setting of the server and of its build; what each means stands in README.md. */
export const settingNames: readonly string[] = [
  'PORT',
  'HOST',
  'SITE_URL',
  'DATA_DIR',
  'SITE_DIR',
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_TO_FILES',
  'ENQUIRIES_TO',
  'ENQUIRIES_FROM',
  'ALLOWED_ORIGINS',
  'TRUSTED_PROXIES',
  'RATE_LIMIT_PER_MINUTE',
  'RETENTION_DAYS',
  'VITE_SUPABASE_URL',
  'VITE_SUPABASE_ANON_KEY',
];
