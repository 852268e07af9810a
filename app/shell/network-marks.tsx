/** Plain pictograms of the two networks, drawn here because the icon set carries no brands. */
export function LinkedInMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      aria-hidden="true"
    >
      <rect x="1" y="1" width="14" height="14" rx="3" />
      <path
        d="M4.7 6.8v4.5M4.7 4.5v.1M7.5 11.3V6.8m0 2c0-2.7 4-2.7 4 0v2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function InstagramMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      aria-hidden="true"
    >
      <rect x="1" y="1" width="14" height="14" rx="4" />
      <circle cx="8" cy="8" r="3.2" />
      <path d="M11.7 4.2v.1" strokeLinecap="round" />
    </svg>
  );
}
