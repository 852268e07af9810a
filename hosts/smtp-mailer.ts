import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import type { NodemailerError } from 'nodemailer';
import { type ExternalLogger, parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { minute } from '../enquiry/limits.ts';
import { describeError } from '../enquiry/log.ts';
import type { Mailer, SendResult } from '../enquiry/mail.ts';
import { describeFailure } from './describe-failure.ts';
import { composeMime } from './mime.ts';
import { isLocal } from './settings.ts';

/**
 * Milliseconds to wait for a mail server, after RFC 5321, section 4.5.3.2: whoever hangs up sooner
 * sends the same mail again and again. An Exchange server may take 30 seconds to answer the final dot, a
 * scanner more.
 */
export const smtpTimeouts = {
  connect: 30_000,
  /** Everything before the final dot of the message. */
  session: 5 * minute,
  finalDot: 10 * minute,
};

/**
 * Sends mail through an SMTP server, with a connection for each mail. A password travels encrypted or
 * not at all, except to this machine; nodemailer's own parameters in the address overrule that.
 * @param hostName Our name in EHLO.
 */
export function createSmtpMailer(
  url: string,
  hostName: string,
  timeouts = smtpTimeouts,
  logger?: ExternalLogger,
): Mailer {
  const { auth, ...server } = parseConnectionUrl(url);
  const secure = new URL(url).searchParams.get('secure');
  const local = isLocal(url);
  const { host = '' } = server;
  const options = {
    name: hostName,
    // The name in the certificate: `host` will be one of its addresses.
    servername: isIP(host) ? undefined : host,
    requireTLS: Boolean(auth?.pass) && !local,
    // A relay on this machine seldom has a certificate that anybody signed.
    ...(local && { opportunisticTLS: true, tls: { rejectUnauthorized: false } }),
    ...server,
    ...(secure !== null && { secure: secure === 'true' }),
    // `sendTo` has a timer for connecting.
    connectionTimeout: timeouts.session,
    greetingTimeout: timeouts.session,
    logger,
    transactionLog: true,
  };

  /** Sends a message to one address of the host. `connected` is false if that does not answer. */
  async function sendTo(
    address: string,
    message: Buffer,
    envelope: { from: string; to: string[] },
  ) {
    const connection = new SMTPConnection({ ...options, host: address });
    const { promise, resolve } = Promise.withResolvers<SendResult>();
    let ready = false;
    const fail = (error: NodemailerError) => resolve(failureOf(error, ready));
    connection.on('error', fail);
    const giveUp = () => fail(Object.assign(new Error(), { code: 'ETIMEDOUT' }));
    // Nodemailer's own would include the greeting.
    const connecting = setTimeout(() => connection.stage === 'init' && giveUp(), timeouts.connect);
    let deadline = setTimeout(giveUp, timeouts.session);

    function sendMessage() {
      ready = true;
      const body = Readable.from([message]).once('end', () => {
        // The final dot is on its way: from now on the server may have the mail.
        clearTimeout(deadline);
        deadline = setTimeout(giveUp, timeouts.finalDot);
      });
      connection.send(envelope, body, (error, info) => {
        if (error) return fail(error);
        connection.quit();
        resolve(answered(info.accepted.length, info.rejectedErrors));
      });
    }
    connection.connect((error) => {
      if (error) fail(error);
      else if (!auth) sendMessage();
      else connection.login(auth, (refusal) => (refusal ? fail(refusal) : sendMessage()));
    });
    try {
      return { result: await promise, connected: connection.stage === 'connected' };
    } finally {
      clearTimeout(connecting);
      clearTimeout(deadline);
      connection.close();
    }
  }

  /** The address that answered last is tried first, so that a dead one delays a single mail. */
  let lastAnswered = '';

  return {
    async send(mail, recipients = mail.to) {
      const message = await composeMime(mail);
      const envelope = { from: mail.from, to: [...recipients] };
      const reasons = new Set<string | null>();
      const found = await lookup(host, { all: true }).catch((error: unknown) => {
        reasons.add(describeError(error));
        return [];
      });
      const addresses = found.map(({ address }) => address);
      const rankOf = (address: string) => (address === lastAnswered ? 0 : 1);
      for (const address of addresses.toSorted((a, b) => rankOf(a) - rankOf(b))) {
        const { result, connected } = await sendTo(address, message, envelope);
        if (connected) {
          lastAnswered = address;
          return result;
        }
        reasons.add(result.reason);
      }
      return { kind: 'away', reason: [...reasons].join('; ') };
    },
  };
}

/** @param ready True once the server would take a mail: an error before that keeps all mail waiting. */
function failureOf(error: NodemailerError, ready: boolean): SendResult {
  const { responseCode = 0, command = '', rejectedErrors } = error;
  const reason = describeFailure(error);
  // With 421 a server says that it is about to close, whatever it answers.
  if (!ready || responseCode === 421) return { kind: 'away', reason };
  if (rejectedErrors) return answered(0, rejectedErrors);
  const bounced = responseCode >= 500 && ['MAIL FROM', 'DATA'].includes(command);
  return { kind: bounced ? 'bounced' : 'waiting', reason };
}

/** @param errors Answers to the recipients that the server did not accept: 4xx defers, 5xx rejects for good. */
function answered(accepted: number, errors: readonly NodemailerError[] = []): SendResult {
  const isRejected = ({ responseCode = 0 }: NodemailerError) => responseCode >= 500;
  const reasons = errors.map((error) => {
    const answer = isRejected(error) ? 'rejected' : 'deferred';
    return `${answer}: ${error.recipient} (${describeError(error)})`;
  });
  const reason = reasons.join('; ') || null;
  if (errors.every(isRejected)) return { kind: accepted > 0 ? 'sent' : 'rejected', reason };
  const unreached = errors.map(({ recipient = '' }) => recipient);
  return { kind: 'waiting', reason, ...(accepted > 0 && { unreached }) };
}
