import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { SettingError } from '../../settings/setting-error.ts';

const hashes = v.array(v.pipe(v.string(), v.regex(/^sha256-[\w+/=]+$/)));

/** Written by the build: hashes of the inline script and of the inline style sheets of all pages, 'sha256-…'. */
const policyFile = v.object({ scriptHashes: hashes, styleHashes: hashes });

export type PolicyHashes = v.InferOutput<typeof policyFile>;

/** Reads the build's policy.json. Throws a `SettingError` when it is missing or broken. */
export function readPolicyHashes(file: string): PolicyHashes {
  try {
    return v.parse(policyFile, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new SettingError(
      'SITE_DIR',
      `${file} is missing or broken; run npm start, which builds the site first`,
    );
  }
}

/** A year. Without subdomains: the company may run others over plain HTTP. */
const transportSecurity = 'max-age=31536000';

/** Browser features that no page uses and that could ask or record a visitor. */
const deniedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

/** Headers of files other than pages, which need no content policy: it would add 1 KB to each. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Headers of every other answer. `functionOrigin` is where forms are sent when the function runs on
 * another host. The referrer policy may not be `no-referrer`: a form's Origin would become `null`.
 */
export function securityHeaders(
  hashes: PolicyHashes,
  functionOrigin: string | undefined,
): Readonly<Record<string, string>> {
  const own = ["'self'", ...(functionOrigin ? [functionOrigin] : [])].join(' ');
  const ownOr = (allowed: readonly string[]) =>
    ["'self'", ...allowed.map((hash) => `'${hash}'`)].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${ownOr(hashes.scriptHashes)}`,
    `style-src ${ownOr(hashes.styleHashes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${own}`,
    "manifest-src 'self'",
    `form-action ${own}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // site/pages/own-html.ts creates the policy with this name.
    "require-trusted-types-for 'script'",
    'trusted-types own',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': transportSecurity,
    'x-content-type-options': 'nosniff',
  };
}
