import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How the server treats what it is sent; a test may change it at any time. */
export interface Manners {
  /** Reply code to a recipient, by address. */
  recipients: Readonly<Record<string, number>>;
  /** Reply code after a mail's final dot; 'hang' never replies. */
  mail: number | 'hang';
}

export interface Inbox {
  /** Value of SMTP_URL, without or with a login. */
  url: string;
  received: Email[];
  manners: Manners;
  /** Closes it, as a mail server that is away; `open` opens it again at the same port. */
  close(): Promise<void>;
  open(): Promise<void>;
}

/** A real SMTP server on loopback that keeps what it receives. */
export async function startInbox(): Promise<Inbox> {
  const received: Email[] = [];
  const manners: Manners = { recipients: {}, mail: 250 };
  const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code });
  let port = 0;
  let server: SMTPServer;

  const open = async () => {
    server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onAuth: ({ username }, _session, done) =>
        done(username === 'revoked' ? refusal(535) : null, { user: username }),
      onRcptTo({ address }, _session, done) {
        const code = manners.recipients[address];
        done(code === undefined ? null : refusal(code));
      },
      async onData(stream, _session, done) {
        // A sender that is killed in the middle leaves no mail.
        const chunks = await stream.toArray().catch(() => undefined);
        if (!chunks) return;
        if (manners.mail === 'hang') return;
        if (manners.mail !== 250) return done(refusal(manners.mail));
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      },
    });
    server.on('error', () => {});
    const listening = server.listen(port, '127.0.0.1');
    await once(listening, 'listening');
    const address = listening.address();
    port = typeof address === 'object' && address ? address.port : 0;
  };
  await open();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    manners,
    open,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
