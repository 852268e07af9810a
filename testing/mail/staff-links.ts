/** The tokens of a mail's links to `/staff`, in their order. */
export const tokensIn = (text = '') =>
  [...text.matchAll(/^ *https?:\/\/\S+\/staff#(\S+)$/gm)].map(([, token = '']) => token);

/** POSTs to the function `staff-act` of a host. */
export function postAct(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${url}/functions/v1/staff-act`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
