// What the log shows of settings that hold a secret.

const hidden = '***';

export const maskAll = () => hidden;

/** Some providers' user name is the key itself, and parameters may hold a password too. */
export function maskLogin(text: string): string {
  const { protocol, username, host, pathname } = new URL(text);
  return `${protocol}//${username === '' ? '' : `${hidden}@`}${host}${pathname}`;
}

export const maskPath = (text: string) => `${new URL(text).origin}/${hidden}`;
