/** Where RFC 9116 puts a site's contact for security reports. */
export const securityTextPath = '/.well-known/security.txt';

/** Days for which an answer may be trusted: RFC 9116 recommends less than a year. */
const trustedDays = 180;

/** Milliseconds in a day. */
const day = 86_400_000;

/**
 * The built `security.txt` with a new date of expiry, so that it stays valid on a server that was
 * built long ago.
 * @param now Milliseconds since 1970.
 */
export function freshSecurityText(built: string, now: number): string {
  return built.replace(
    /^Expires: .*$/m,
    `Expires: ${new Date(now + trustedDays * day).toISOString()}`,
  );
}
