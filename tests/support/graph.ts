import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';

interface Graph {
  /** Value of `options.mail.endpoints`. */
  endpoints: { login: string; graph: string };
  received: Email[];
  /** Requests that came. */
  calls: number;
  /** Tokens that were given out. */
  tokens: number;
  /** Answers of the two addresses instead of the documented ones. A test may change them at any time. */
  answers: { token?: GraphAnswer; sendMail?: GraphAnswer };
  close(): Promise<void>;
}

interface GraphAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

/** Seconds that a token lasts. */
const tokenLife = 3600;

/**
 * Microsoft's login and Graph as their documentation describes them: client credentials for a token,
 * and `sendMail` with MIME in base64.
 */
export async function startGraph(): Promise<Graph> {
  const mailbox = '/v1.0/users/website%40example.com/sendMail';
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    const body = await text(request);
    graph.calls += 1;
    const { answers } = graph;
    const {
      status,
      headers: own,
      body: json,
    } = answers[url.endsWith('/token') ? 'token' : 'sendMail'] ?? (await documented());
    response.writeHead(status, { 'content-type': 'application/json', ...own });
    response.end(json && JSON.stringify(json));

    async function documented(): Promise<GraphAnswer> {
      if (url === '/tenant/oauth2/v2.0/token') {
        const form = new URLSearchParams(body);
        const granted =
          form.get('grant_type') === 'client_credentials' &&
          form.get('scope') === 'https://graph.microsoft.com/.default' &&
          form.get('client_id') === 'client' &&
          form.get('client_secret') === 'a+b c';
        if (!granted) {
          return { status: 401, body: { error_description: 'AADSTS7000215: Invalid' } };
        }
        graph.tokens += 1;
        const token = { access_token: `token-${graph.tokens}`, expires_in: tokenLife };
        return { status: 200, body: { token_type: 'Bearer', ...token } };
      }
      if (headers.authorization !== `Bearer token-${graph.tokens}`) {
        return { status: 401, body: { error: { code: 'InvalidAuthenticationToken' } } };
      }
      if (url !== mailbox || headers['content-type'] !== 'text/plain') return { status: 404 };
      const mime = Buffer.from(body, 'base64');
      if (/[^\r]\n/.test(mime.toString())) return { status: 400 };
      graph.received.push(await PostalMime.parse(mime));
      return { status: 202 };
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const graph: Graph = {
    endpoints: { login: origin, graph: origin },
    received: [],
    calls: 0,
    tokens: 0,
    answers: {},
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return graph;
}
