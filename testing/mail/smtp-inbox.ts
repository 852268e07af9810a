import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort, isTaken } from '../../build/free-port.ts';

export interface ReceivedMail {
  envelope: { from: string; to: readonly string[] };
  raw: string;
  mail: Email;
}

export interface SmtpInbox {
  port: number;
  /** Value for SMTP_URL. */
  url: string;
  /** Mails that were accepted, and those that were refused after they had arrived completely. */
  received: ReceivedMail[];
  /** How the server misbehaves; a test may change it between mails. */
  replies: {
    /** Reply code to RCPT TO, by address. */
    recipients: Readonly<Record<string, number>>;
    /** Reply code after the final dot; 'reset' breaks the connection instead. */
    data: number | 'reset' | undefined;
    /** Milliseconds before the reply to the final dot. */
    delay: number;
  };
  /** Waits until `count` mails have arrived. @throws Error if they do not within `milliseconds`. */
  waitFor(count: number, milliseconds?: number): Promise<readonly ReceivedMail[]>;
  close(): Promise<void>;
}

const login = { user: 'website', pass: 'correct' } as const;

/**
 * Resolves to the port that it listens on, one that systems give nobody: an inbox that has closed opens again at its
 * own, which no other server has taken meanwhile. Rejects when it cannot listen on the given one.
 */
async function listen(server: SMTPServer, given?: number): Promise<number> {
  for (;;) {
    const port = given ?? (await freePort());
    const listening = server.listen(port, '127.0.0.1');
    try {
      await once(listening, 'listening');
      return port;
    } catch (error) {
      if (!isTaken(error) || given !== undefined) throw error;
    }
  }
}

/** A real SMTP server on this machine that keeps the mails it receives, for tests. */
export async function startSmtpInbox(
  options: { port?: number; demandLogin?: boolean } = {},
): Promise<SmtpInbox> {
  const received: ReceivedMail[] = [];
  const replies: SmtpInbox['replies'] = { recipients: {}, data: undefined, delay: 0 };
  const refusal = (code: number) => Object.assign(new Error('not now'), { responseCode: code });

  const server = new SMTPServer({
    logger: false,
    authOptional: !options.demandLogin,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      const known = username === login.user && password === login.pass;
      done(known ? null : new Error('wrong'), known ? { user: login.user } : undefined);
    },
    onRcptTo({ address }, _session, done) {
      const code = replies.recipients[address];
      done(code === undefined ? null : refusal(code));
    },
    async onData(stream, session, done) {
      // A sender that is killed in the middle leaves no mail.
      const chunks = await stream.toArray().catch(() => undefined);
      if (!chunks) return;
      const raw = Buffer.concat(chunks).toString();
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        envelope: {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        },
        raw,
        mail: await PostalMime.parse(raw),
      });
      if (replies.delay > 0) await new Promise((resolve) => setTimeout(resolve, replies.delay));
      if (replies.data === 'reset') {
        for (const connection of server.connections) connection.close();
        return;
      }
      done(replies.data === undefined ? null : refusal(replies.data));
    },
  });
  server.on('error', () => {});
  const port = await listen(server, options.port);
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    replies,
    async waitFor(count, milliseconds = 20_000) {
      const deadline = Date.now() + milliseconds;
      while (received.length < count) {
        if (Date.now() > deadline) {
          throw new Error(`${received.length} of ${count} mails arrived in ${milliseconds} ms`);
        }
        await new Promise((resume) => setTimeout(resume, 20));
      }
      return received;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
