import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real SMTP server on loopback that keeps what it receives. With `options` it offers STARTTLS. */
export async function startInbox(options?: SMTPServerOptions) {
  const received: Email[] = [];
  let port = 0;
  let server: SMTPServer;

  const open = async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: options ? [] : ['STARTTLS'],
      disableReverseLookup: true,
      ...options,
      async onData(stream, _session, done) {
        // A sender that is killed in the middle leaves no mail.
        const chunks = await stream.toArray().catch(() => undefined);
        if (!chunks) return;
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
    /** Value of SMTP_URL. */
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Closes it, as a mail server that is away; `open` opens it again at the same port. */
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    open,
  };
}
