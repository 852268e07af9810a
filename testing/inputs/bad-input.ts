import { functionPath } from '../../hosts/node/http/app.ts';

/** One bad input: how it is sent, and the exact answer. No part of it may reach the staff. */
export interface BadInput {
  what: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
  status: number;
  code: string;
}

/** Part of every input. It must not appear in any answer or log line. */
export const mark = 'm4rk3d';

export const enquiry = {
  name: `A ${mark}`,
  email: `${mark}@example.com`,
  subject: mark,
  message: mark,
  formType: 'home',
};
export const json = { 'content-type': 'application/json' };
export const form = { 'content-type': 'application/x-www-form-urlencoded' };
export const invalid = { headers: json, status: 422, code: 'invalid' } as const;
export const malformed = { headers: json, status: 400, code: 'malformed' } as const;
export const withField = (field: string, value: unknown) =>
  JSON.stringify({ ...enquiry, [field]: value });

/** Sends a bad input to the function at `url`. */
export const sendInput = (url: string, { method = 'POST', headers = {}, body }: BadInput) =>
  fetch(url + functionPath, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
