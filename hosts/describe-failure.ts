import { describeError } from '../enquiry/log.ts';

/** An error of a connection. If a certificate cannot be checked, it says which setting helps. */
export function describeFailure(error: unknown): string {
  const reason = describeError(error);
  if (!/^(UNABLE_TO|SELF_SIGNED|DEPTH_ZERO)/.test(reason)) return reason;
  return `${reason}: the certificate cannot be checked; set NODE_USE_SYSTEM_CA=1 if this machine trusts its authority, or NODE_EXTRA_CA_CERTS to a file with the missing certificates`;
}
