/** The eight strategies by their official names (section 2), what each means, and the level of our example. */
export const strategies = [
  { title: 'Application control', text: 'Only approved programs run.', level: 2 },
  { title: 'Patch applications', text: 'Updates go in on time.', level: 3 },
  {
    title: 'Configure Microsoft Office macro settings',
    text: 'Off for most people.',
    level: 2,
  },
  { title: 'User application hardening', text: 'Programs lose risky features.', level: 1 },
  { title: 'Restrict administrative privileges', text: 'Few, and kept off email.', level: 2 },
  { title: 'Patch operating systems', text: 'Devices run supported systems.', level: 3 },
  { title: 'Multi-factor authentication', text: 'A password alone opens nothing.', level: 2 },
  { title: 'Regular backups', text: 'Copies are restored in tests.', level: 1 },
] as const;
